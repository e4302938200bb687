const WORDS = (text: string): readonly string[] => text.trim().split(/\s+/)

export const htmlTags = WORDS(`
  a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em
  figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i iframe img ins kbd li mark ol p pre q rp rt ruby s samp section
  small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr
`)

/**
 * Pictures that stand still: no script, animation, foreign content, style, or anything that loads (use, image, filters
 * with feImage). Title and desc are left out as well: they turn back into HTML inside of SVG, where parsers disagree.
 */
export const svgTags = WORDS(`
  svg g path circle ellipse line polygon polyline rect text tspan defs lineargradient radialgradient stop clippath mask
  pattern marker
`)

/** Removed together with their content; of every other tag that is not allowed, the text stays. */
export const droppedWithContent = WORDS(`
  script style template noscript noembed noframes plaintext xmp title textarea select option button object applet audio
  video canvas math annotation-xml mi mn mo ms mtext foreignobject desc iframe frameset head selectedcontent
`)
