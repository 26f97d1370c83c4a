#!/bin/sh
# Everything that is written is in /tmp and in the site's folder, so the rest can be read-only.
set -e
SITE=${SITE:-/srv/site}
IMAGE=${IMAGE:-/opt/site}
rm -f /tmp/nginx.pid
# A container that starts again keeps no links to an earlier content folder.
find "$SITE" -mindepth 1 -delete
cp -R "$IMAGE/." "$SITE/"
use-content
# A fault in the content must not keep the site from starting.
reindex || echo 'The list of pages was not updated. The site starts with the previous one.' >&2
exec nginx -g 'daemon off;'
