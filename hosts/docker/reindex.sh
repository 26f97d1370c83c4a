#!/bin/sh
# After content was changed: writes manifest, sitemap and policy anew, and lets a running nginx take them.
set -e
node /opt/index-command/build-index.mjs --content /srv/alist-docs/content --out /srv/alist-docs/manifest.json
if [ -s /tmp/nginx.pid ]; then nginx -s reload; fi
