/** The files and folders of a built site that belong to the application. Everything else belongs to the content. */
export const applicationFiles: readonly string[] = [
  ...['assets', 'index.html', 'console-frame.html', 'demo-frame.html', 'diagram-frame.html'],
  ...['late-parts.json', 'site.webmanifest', 'sw.js', 'sw-off.js'],
]
