/**
 * What must not stand in a document of ours, judged on the tree that a browser builds, apart from the policy's own
 * tables. Returns a line for each thing found.
 */
const TAGS =
  /^(?:script|style|link|base|meta|title|object|applet|embed|frame|frameset|form|input|button|select|option|textarea|template|noscript|noembed|noframes|xmp|plaintext|listing|portal|fencedframe|dialog|slot|video|audio|source|track|picture|map|area|math|foreignobject|use|image|feimage|animate\w*|set|discard|handler|body|head|html)$/i
const ATTRIBUTES =
  /^(?:on.*|style|class|name|srcdoc|srcset|action|form.*|http-equiv|ping|download|background|poster|data.*|slot|part|xlink:.*|xmlns.*|usemap|cite|longdesc|popover.*|command.*|contenteditable|autofocus|tabindex|attributionsrc|csp|hidden|shadowroot.*|manifest)$/i
const FRAMES =
  /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed\/|youtube\.com\/embed\/|player\.vimeo\.com\/video\/|open\.spotify\.com\/embed|www\.google\.com\/maps\/embed|w\.soundcloud\.com\/player\/)/

const PAGE = 'https://church.example/here'

const checks: Readonly<Record<string, (value: string, element: Element) => boolean>> = {
  id: (value) => value.startsWith('user-content-'),
  href: (value, element) => element.localName === 'a' && /^(?:https?|mailto|tel):$/.test(new URL(value, PAGE).protocol),
  src: (value, element) =>
    element.localName === 'iframe'
      ? FRAMES.test(new URL(value, PAGE).href)
      : element.localName === 'img' && /^https:\/\/(?!church\.example\/(?!media\/))/.test(new URL(value, PAGE).href),
  // Once parsed it can only be emptied, and empty it names no custom element.
  is: (value) => value === '',
  rel: (value) => value === 'noopener nofollow',
  target: (value) => value === '_blank',
  sandbox: (value) => !/top-navigation|forms|modals|downloads/.test(value),
  allow: (value) => !/camera|microphone|payment|geolocation/.test(value),
  colspan: (value) => Number(value) <= 100,
  rowspan: (value) => Number(value) <= 100,
}

function ofElement(element: Element): string[] {
  const found = TAGS.test(element.localName) || element.localName.includes('-') ? [`<${element.localName}>`] : []
  for (const { name, value } of element.attributes) {
    const holds = checks[name]?.(value, element) ?? !/url\((?!#user-content-)|\\/.test(value.replace(/\s/g, ''))
    if (ATTRIBUTES.test(name) || (name !== 'alt' && name !== 'title' && !holds)) found.push(`${name}="${value}"`)
  }
  if (element.localName === 'iframe') {
    if (!element.hasAttribute('sandbox')) found.push('a frame without a sandbox')
    if (element.getAttribute('loading') !== 'lazy' || !element.hasAttribute('referrerpolicy'))
      found.push('an eager frame')
    if (!FRAMES.test(element.getAttribute('src') ?? '')) found.push('a frame from elsewhere')
  }
  if (element.localName === 'a' && element.hasAttribute('href') && !element.hasAttribute('rel'))
    found.push('a bare link')
  return found
}

export function violations(html: string): string[] {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body><main>${html}</main>`, 'text/html')
  const main = body.firstElementChild
  const escaped = main?.nextSibling || body.attributes.length > 0 ? ['the content closed its container'] : []
  const comments = body.ownerDocument.createTreeWalker(
    body,
    NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_PROCESSING_INSTRUCTION,
  )
  const hidden = comments.nextNode() ? ['a comment'] : []
  return [...escaped, ...hidden, ...[...(main?.querySelectorAll('*') ?? [])].flatMap(ofElement)]
}
