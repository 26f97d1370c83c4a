/** The English text of `index.html` for browsers without JavaScript. */
export const noScript =
  'This site needs JavaScript: it reads its pages as markdown and renders them in the browser.'
