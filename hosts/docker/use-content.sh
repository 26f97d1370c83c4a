#!/bin/sh
# Replaces the content of the image with the folder that is mounted at /content, if it contains files. A folder
# without a folder of the image's languages, such as en, is one language: the first one.
set -e
SITE=${SITE:-/srv/site}
CONTENT=${CONTENT:-/content}
if [ -z "$(ls -A "$CONTENT" 2>/dev/null)" ]; then exit 0; fi

# The languages of the image, the one at the root first.
LANGUAGES=$(node -p 'Object.keys(JSON.parse(fs.readFileSync(process.argv[1])).shards).join(" ")' "$SITE/manifest.json")
FIRST=${LANGUAGES%% *}
HAS_LANGUAGES=
for LANGUAGE in $LANGUAGES; do
  if [ -d "$CONTENT/$LANGUAGE" ]; then HAS_LANGUAGES=yes; fi
  rm -rf "${SITE:?}/$LANGUAGE"
done
rm -rf "$SITE/content" "$SITE/history" "$SITE/openapi.json" "$SITE/sitemap.xml"
if [ -n "$HAS_LANGUAGES" ]; then
  ln -s "$CONTENT" "$SITE/content"
else
  mkdir "$SITE/content"
  ln -s "$CONTENT" "$SITE/content/$FIRST"
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
