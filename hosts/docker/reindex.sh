#!/bin/sh
# Run this after content changes: updates the list of pages, the sitemap, and the policy, and reloads nginx.
set -e
SITE=${SITE:-/srv/site}
CONTENT=${CONTENT:-/content}
INDEX=${INDEX:-/opt/index-command/build-index.mjs}
PID=${PID:-/tmp/nginx.pid}
node "$INDEX" --content "$SITE/content" --linked "$CONTENT" --out "$SITE/manifest.json"
if [ -s "$PID" ]; then nginx -s reload; fi
