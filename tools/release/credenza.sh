#!/bin/sh
# `credenza start` runs the server, anything else is a command: see `credenza --help`. Call it by its path, not through a
# link. It needs nothing but a shell: the container image has no other programs.
set -eu
home=${0%/*}/..
if [ "${1-}" = start ] && [ $# = 1 ]; then
  read -r options <"$home/server/node-options"
  # shellcheck disable=SC2086 # one word for each option
  exec "$home/bin/node" $options "$home/server/src/main.ts"
fi
exec "$home/bin/node" "$home/server/src/cli.ts" "$@"
