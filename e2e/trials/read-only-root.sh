#!/bin/bash
# The container image without a container engine: builds the root file system that the Dockerfile describes (the same
# Debian packages as its base image, and a release), and starts it as its user, with no capability, from a read-only root.
#
#   npm run release && sudo e2e/trials/read-only-root.sh [RELEASE]      needs Linux, root, apt-get, dpkg, curl
set -euo pipefail
repository=$(dirname "$(dirname "$(dirname "$(readlink -f "$0")")")")
release=${1:-$(echo "$repository"/dist/credenza-*-linux-*)}
user=65532
port=${PORT:-3190}

if [ "${WORK-}" = "" ]; then
  # Mounts and processes end with these namespaces.
  WORK=$(mktemp -d /var/tmp/credenza-root.XXXXXX)
  export WORK
  trap 'rm -rf --one-file-system "$WORK"' EXIT
  unshare --mount --mount-proc --pid --fork --kill-child bash "$0" "$release"
  exit
fi
work=$WORK
root=$work/root

mkdir -p "$work/debs" "$root"/{opt,data,tmp,proc,dev}
(cd "$work/debs" && apt-get download -q base-files ca-certificates dash gcc-12-base libc6 libgcc-s1 libssl3 libstdc++6 \
  media-types netbase tzdata) >/dev/null 2>&1
for package in "$work"/debs/*.deb; do dpkg -x "$package" "$root"; done
rm -rf "$root"/usr/share/{locale,man,lintian,bug}
cp -a "$release" "$root/opt/credenza"
echo "nonroot:x:$user:$user:nonroot:/home/nonroot:/sbin/nologin" >"$root/etc/passwd"
ln -sf dash "$root/bin/sh"
bytes=$(du -sb "$root" | cut -f1)
echo "Root file system: $((bytes / 1000000)) MB of files, $(du -sm "$root" | cut -f1) MiB on this disk"

touch "$root"/dev/{null,urandom,random}
mount --bind "$root" "$root"
for device in null urandom random; do mount --bind /dev/$device "$root/dev/$device"; done
mkdir "$root/dev/shm" && mount -t tmpfs tmpfs "$root/dev/shm"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/tmp"
mount -t tmpfs -o "uid=$user,gid=$user,mode=0700" tmpfs "$root/data"
mount -o remount,bind,ro "$root"

# What `docker run --read-only --cap-drop ALL --security-opt no-new-privileges` gives a process.
with_data() {
  as_user=(setpriv --bounding-set=-all,+sys_chroot,+setuid,+setgid --no-new-privs
    env -i PATH=/opt/credenza/bin "DATA_DIR=$1" HOST=127.0.0.1 "PORT=$port" LOG_LEVEL=warn
    "$(command -v chroot)" "--userspec=$user:$user" --groups= "$root")
}
with_data /data
credenza=/opt/credenza/bin/credenza

start() {
  local began
  began=$(date +%s%N)
  "${as_user[@]}" $credenza start >"$work/out" 2>&1 &
  server=$!
  until curl -fsS -o "$work/health" "http://127.0.0.1:$port/healthz" 2>/dev/null; do
    kill -0 $server 2>/dev/null || { cat "$work/out"; exit 1; }
    sleep 0.05
  done
  echo "$1: answers after $((($(date +%s%N) - began) / 1000000)) ms: $(cat "$work/health")"
}
expect() {
  local what=$1
  shift
  if "$@" >/dev/null 2>&1; then echo "ok      $what"; else echo "FAILED  $what"; failed=1; fi
}
failed=0

expect 'the root file system is under 400 MB' test "$bytes" -lt 400000000
start 'First start'
expect 'credenza health says yes' "${as_user[@]}" $credenza health
expect 'the web app is there' curl -fsS "http://127.0.0.1:$port/verify"
expect 'the API describes itself' curl -fsS "http://127.0.0.1:$port/openapi.json"
expect 'it runs as its own user' test "$(stat -c %u "/proc/$server")" = $user
expect 'it has no capability' grep -q '^CapEff:\s0*$' "/proc/$server/status"
expect 'the root takes no writes' bash -c "! touch '$root/opt/credenza/written'"
expect 'nothing copied itself into the data folder' bash -c "! find '$root/data' -name 'postgres-*' | grep ."
kill -TERM $server
expect 'SIGTERM ends it with 0' wait $server
start 'Second start'
identity=$(curl -fsS "http://127.0.0.1:$port/.well-known/did.json")
kill -TERM $server
wait $server || failed=1
cp --archive "$root/data" "$root/tmp/copy"
with_data /tmp/copy
start 'Start of a copied data folder'
expect 'the copy is the same deployment' test "$identity" = "$(curl -fsS "http://127.0.0.1:$port/.well-known/did.json")"
kill -TERM $server
wait $server || failed=1
# Zombies are this script's own to bury, as the init of its namespace.
expect 'no process is left' bash -c "! ps -u $user -o stat=,args= | grep -v '^Z'"
expect 'it says its version' "${as_user[@]}" $credenza --version
exit $failed
