/** The elements that raw HTML in a page may have. Frames are read too, and become players or nothing. */
export const rawElements =
  `a abbr audio b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div
  dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp section small
  source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr`.split(
    /\s+/,
  )
