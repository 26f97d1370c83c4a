/** Returns the files around the content of a new site: what git leaves out, and a workflow for GitHub Pages. */
export function hostingFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['.gitignore', 'node_modules/\nsite/\n'],
    ['.github/workflows/pages.yml', workflow],
  ])
}

/** Actions are named by commit, because a tag can be moved to other code. */
const workflow = `# Publishes the site to GitHub Pages. Choose "GitHub Actions" in Settings, Pages.
name: Publish
on:
  push:
    branches: [main]
  workflow_dispatch:
permissions: {}
concurrency:
  group: pages
  cancel-in-progress: true
jobs:
  build:
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pages: read
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version: 22
      - uses: actions/configure-pages@983d7736d9b0ae728b81ab479565c72886d7745b # v5.0.0
        id: pages
      - run: npm install
      - run: npm run check
      - run: npm run build -- --host github-pages --base "$BASE_PATH/"
        env:
          BASE_PATH: \${{ steps.pages.outputs.base_path }}
      - uses: actions/upload-pages-artifact@56afc609e74202658d3ffba0e8f6dda462b719fa # v3.0.1
        with:
          path: site
  deploy:
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e # v4.0.5
        id: deployment
`
