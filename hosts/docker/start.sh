#!/bin/sh
set -e
rm -f /tmp/nginx.pid
reindex
exec nginx -g 'daemon off;'
