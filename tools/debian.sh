#!/usr/bin/env bash
# Proves make run and make test in a Debian that has only git, make, python3-venv and certificates.
# tools/debian.sh [FOLDER]: a folder that is named is kept, and used again. Needs root and debootstrap.
set -euo pipefail

SUITE=${SUITE:-bookworm}
PORT=${PORT:-8765}
CHECKOUT=$(cd "$(dirname "$0")/.." && pwd)
KEEP=${1:+yes}
ROOT=${1:-$(mktemp -d "${TMPDIR:-/var/tmp}/sjoelen-debian.XXXXXX")}
LENT=(/etc/resolv.conf /etc/hosts /etc/ssl /usr/share/ca-certificates /usr/local/share/ca-certificates
      /etc/pip.conf /etc/xdg/pip /usr/local/etc/npmrc "$HOME/.config/pip" "$HOME/.npmrc" ${LEND:-})

mirror() {  # the first Debian archive that apt on this machine uses
    apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | grep --max-count=1 '/debian$\|/debian/$'
}

lend() {  # this machine's name service, certificates and registry settings, read-only
    for path in "${LENT[@]}"; do
        [[ -e $path ]] || continue
        if [[ -d $path ]]; then mkdir -p "$ROOT$path"; else mkdir -p "$ROOT$(dirname "$path")"; touch "$ROOT$path"; fi
        mount --bind -o ro "$(realpath "$path")" "$ROOT$path"
    done
    mount -t proc proc "$ROOT/proc"
    mount --bind /dev "$ROOT/dev"
    mount --make-rslave "$ROOT/dev"  # or what follows would happen to this machine too
    mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$ROOT/dev/pts"
    mount --bind "$ROOT/dev/pts/ptmx" "$ROOT/dev/ptmx"
}

give_back() {
    [[ -z ${app:-} ]] || kill -- "-$app" 2>/dev/null || true
    grep -o " $ROOT/[^ ]*" /proc/mounts | sort --reverse | while read -r place; do umount --lazy "$place"; done || true
    [[ -n $KEEP ]] || rm -rf --one-file-system "$ROOT"
}

inside() {
    local settings
    mapfile -t settings < <(env | grep -E '^(PIP_|npm_config_|NODE_EXTRA_CA_CERTS=|SSL_CERT_|[a-z]+_proxy=|[A-Z]+_PROXY=)')
    chroot "$ROOT" env -i "${settings[@]}" HOME="$HOME" LANG=C.UTF-8 PATH=/usr/local/bin:/usr/bin:/usr/sbin:/bin \
        bash -c "cd /srv/sjoelen && $1"
}

step() { printf '\n== %s\n' "$*"; }

trap give_back EXIT
step "Debian $SUITE in $ROOT"
[[ -x $ROOT/usr/bin/make ]] || debootstrap --variant=minbase \
    --include=git,make,python3,python3-venv,ca-certificates "$SUITE" "$ROOT" "$(mirror)" > /dev/null
rm -rf "$ROOT/srv/sjoelen" "$ROOT/srv/data"
git clone --quiet --no-hardlinks "$CHECKOUT" "$ROOT/srv/sjoelen"
lend

step "make run"
began=$SECONDS
set -m
inside "make run DATA=/srv/data ARGS='--port $PORT'" > "$ROOT/srv/run.log" 2>&1 &
app=$!
set +m
until python3 -c "import urllib.request as u; print(u.urlopen('http://127.0.0.1:$PORT/').status)" 2>/dev/null; do
    kill -0 "$app" 2>/dev/null || { cat "$ROOT/srv/run.log"; echo "make run ended"; exit 1; }
    sleep 1
done
ran=$((SECONDS - began))
tail -n 5 "$ROOT/srv/run.log"
kill -- "-$app"; wait "$app" || true; app=

step "make test"
began=$SECONDS
code=0
inside "make test" > "$ROOT/srv/test.log" 2>&1 || code=$?
tail -n 15 "$ROOT/srv/test.log"

step "summary"
echo "make run answered after $ran s; make test took $((SECONDS - began)) s and left with $code"
exit "$code"
