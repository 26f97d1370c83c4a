/** The element that is a group's placeholder. Pages cannot write it, because raw HTML passes the sanitizer first. */
export const placeholderName = 'article-part'
