#!/bin/sh
set -e
rm -f /tmp/nginx.pid
use-content
# A fault in the content must not keep the site from starting.
reindex || echo 'The list of pages was not updated. The site starts with the previous one.' >&2
exec nginx -g 'daemon off;'
