#!/bin/sh
# Replaces the content of the image with the folder that is mounted at /content, if it contains files. A folder
# without the language folders en and zh is one language, English.
set -e
SITE=${SITE:-/srv/site}
CONTENT=${CONTENT:-/content}
if [ -z "$(ls -A "$CONTENT" 2>/dev/null)" ]; then exit 0; fi

rm -rf "$SITE/content" "$SITE/history" "$SITE/zh" "$SITE/openapi.json" "$SITE/sitemap.xml"
if [ -d "$CONTENT/en" ] || [ -d "$CONTENT/zh" ]; then
  ln -s "$CONTENT" "$SITE/content"
else
  mkdir "$SITE/content"
  ln -s "$CONTENT" "$SITE/content/en"
  if [ -f "$CONTENT/site.json" ]; then
    ln -s "$CONTENT/site.json" "$SITE/content/site.json"
  else
    echo '{ "locales": { "/": { "title": "Documentation" } } }' > "$SITE/content/site.json"
  fi
fi
if [ -d "$CONTENT/img" ]; then
  rm -rf "$SITE/img"
  ln -s "$CONTENT/img" "$SITE/img"
fi
# The image knows no dates and contributors of this content.
mkdir "$SITE/history"
echo '[]' > "$SITE/history/folders.json"
