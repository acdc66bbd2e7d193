# Every target sets up what it needs by itself: `make run` on a fresh machine is enough.
.PHONY: help setup setup-screen run test demo pictures bench check lint lock package clean
export QT_LOGGING_RULES ?= qt.qpa.*=false
bin := .venv/bin

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | sort

setup: ## the virtual environment and system packages
	@packaging/setup.sh

setup-screen:
	@packaging/setup.sh --screen

run: setup-screen ## open the client
	@$(bin)/otryad

test: setup ## all tests, offscreen
	@QT_QPA_PLATFORM=offscreen $(bin)/python -m pytest -n auto

demo: setup ## a game of computer against computer, told in Russian
	@$(bin)/otryad demo

pictures: setup ## the main screens as PNG in build/pictures
	@QT_QPA_PLATFORM=offscreen $(bin)/otryad pictures

bench: setup ## the benchmark as a table and as build/bench.json
	@QT_QPA_PLATFORM=offscreen $(bin)/otryad bench

lint: setup
	@$(bin)/ruff check . && $(bin)/ruff format --check . && $(bin)/mypy app carddb && $(bin)/lint-imports --no-cache

check: lint test ## everything that must hold before a commit

lock: setup ## renew packaging/lock/dev.txt from pyproject.toml
	@packaging/lock.sh

package: setup ## a program that needs no Python: dist/otryad and a .deb
	@packaging/build.sh

fast: setup ## the engine compiled by mypyc in build/fast: its tests and its speed
	@packaging/fast.sh

clean: ## forget the virtual environment and everything built
	@rm -rf .venv build dist *.egg-info
