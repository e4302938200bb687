import { ownFragment } from './addresses.ts'
import { svgTags } from './tags.ts'

type Pattern = Readonly<Record<string, RegExp>>

const ANY = /^/
const SIZE = /^\d{1,4}(?:\.\d{1,3})?(?:px|%)?$/
const SPAN = /^(?:[1-9]\d?|100)$/

/** On every tag. `class`, `style`, `name` and `data-*` are missing on purpose: they reach into the page's own parts. */
const GLOBAL: Pattern = {
  id: /^[^\s#]{1,200}$/,
  lang: /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i,
  dir: /^(?:ltr|rtl|auto)$/i,
  title: ANY,
  'aria-label': ANY,
  'aria-hidden': /^(?:true|false)$/,
  role: /^(?:img|presentation|none)$/,
}

const CELL: Pattern = { colspan: SPAN, rowspan: SPAN, scope: /^(?:row|col|rowgroup|colgroup)$/i }

const HTML: Readonly<Record<string, Pattern>> = {
  a: { href: ANY, target: /^_blank$/i },
  img: { src: ANY, alt: ANY, width: SIZE, height: SIZE },
  iframe: { src: ANY, width: SIZE, height: SIZE, allowfullscreen: ANY },
  td: CELL,
  th: CELL,
  col: { span: SPAN },
  colgroup: { span: SPAN },
  ol: { start: /^-?\d{1,6}$/, type: /^[1aAiI]$/, reversed: ANY },
  li: { value: /^-?\d{1,6}$/ },
  time: { datetime: /^[\dTZPWDHMSY:+ .-]{1,40}$/ },
  details: { open: ANY },
}

const svgNames = `viewbox preserveaspectratio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points pathlength
  transform gradienttransform patterntransform gradientunits patternunits patterncontentunits clippathunits maskunits
  maskcontentunits spreadmethod offset stop-color stop-opacity fill fill-opacity fill-rule clip-path clip-rule mask
  stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset
  stroke-miterlimit opacity color text-anchor dominant-baseline font-size font-weight letter-spacing dx dy rotate
  markerwidth markerheight markerunits refx refy orient marker-start marker-mid marker-end vector-effect`.split(/\s+/)

/** Presentation attributes are CSS: only colours, own references and transforms may call a function; no escapes. */
const SVG_PLAIN = /^[^()\\:;@]*$/
const SVG_COLOR = /^(?:rgba?|hsla?|oklch|oklab)\([\d\s.,%/a-z-]*\)$/i
const SVG_TRANSFORM = /^[\s,]*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([\d\s.,e+-]*\)[\s,]*)*$/i
const SVG_OWN_REFERENCE = /^url\(#([\w-]{1,200})\)$/i

function svgValue(name: string, value: string): string | undefined {
  const id = SVG_OWN_REFERENCE.exec(value)?.[1]
  if (id) return `url(${ownFragment(id)})`
  if (name.endsWith('transform')) return SVG_TRANSFORM.test(value) ? value : undefined
  return SVG_PLAIN.test(value) || SVG_COLOR.test(value) ? value : undefined
}

/** Every attribute name that any tag may have, for DOMPurify; the tables then decide by tag. */
export const attributeNames: readonly string[] = [
  ...new Set([...Object.keys(GLOBAL), ...Object.values(HTML).flatMap(Object.keys), ...svgNames]),
]

/** The value that an attribute keeps, or undefined when it is removed. Names and tags in lower case. */
export function attributeValue(tag: string, name: string, value: string): string | undefined {
  const pattern = own(GLOBAL, name) ?? own(own(HTML, tag) ?? {}, name)
  if (pattern) return pattern.test(value) ? value : undefined
  return svgTags.includes(tag) && svgNames.includes(name) ? svgValue(name, value) : undefined
}

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
