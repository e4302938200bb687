import createDOMPurify, { type Config, type WindowLike } from 'dompurify'
import { imageAddress, linkAddress } from './policy/addresses.ts'
import { attributeNames, attributeValue } from './policy/attributes.ts'
import { allowedFrame, frameAttributes, type FrameSource } from './policy/frames.ts'
import { type PageMetadata, readMetadata } from './policy/page-metadata.ts'
import { droppedWithContent, htmlTags, svgTags } from './policy/tags.ts'

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** DOMPurify's own options; the hooks below decide by tag and value. */
export const sanitizePolicy = {
  ALLOWED_TAGS: [...htmlTags, ...svgTags],
  ALLOWED_ATTR: [...attributeNames],
  ALLOWED_NAMESPACES: [HTML_NAMESPACE, SVG_NAMESPACE],
  FORBID_CONTENTS: [...droppedWithContent],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  // Titles and metas at the start of the text stay where the hooks can read them, instead of moving to a head.
  FORCE_BODY: true,
} satisfies Config

/** The URI table of DOMPurify is for links; these hold text, whose colons mean nothing. */
const TEXT_ATTRIBUTES = ['alt', 'title', 'aria-label', 'datetime', 'id']

/**
 * `<embed>` and `<frame>` become frames that can be sandboxed. This is text against text, before anything is parsed or
 * judged, so a mistake here can lose a frame, but can't let one through.
 */
const asFrames = (html: string): string =>
  html.replace(/<\/?frameset[^<>]*>/gi, '').replace(/<(?:embed|frame)(\s[^<>]*)>/gi, '<iframe$1></iframe>')

function force(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

/** Sanitises once, noting titles and metas as they go by. */
export type Purify = (html: string, frames: readonly FrameSource[], metadata: PageMetadata) => string

export type Purifier = {
  purify: Purify
  /** Sanitised text as TrustedHTML (policy `dompurify`), or as a string without Trusted Types. */
  trust: (sanitized: string, frames: readonly FrameSource[]) => TrustedHTML | string
}

/** DOMPurify with our policy on this window, jsdom's or the browser's. */
export function createPurifier(window: WindowLike): Purifier {
  const purifier = createDOMPurify(window)
  let allowedFrames: readonly FrameSource[] = []
  let page: PageMetadata = { meta: {} }

  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    const element = node as Element
    if (tagName !== 'title' && tagName !== 'meta' && tagName !== 'iframe' && tagName !== 'img') return
    // The same names within SVG or MathML are other elements, and none that we allow.
    if (element.namespaceURI !== HTML_NAMESPACE) return element.remove()
    if (tagName === 'iframe') {
      element.textContent = ''
      if (!allowedFrame(element.getAttribute('src'), allowedFrames)) element.remove()
    } else if (tagName === 'img') {
      if (!imageAddress(element.getAttribute('src'))) element.remove()
    } else {
      readMetadata(element, page)
      element.remove()
    }
  })

  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const value = attributeValue(element.localName.toLowerCase(), attribute.attrName, attribute.attrValue)
    if (value === undefined) attribute.keepAttr = false
    else attribute.attrValue = value
  })

  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.localName === 'a') {
      const address = linkAddress(element.getAttribute('href') ?? '')
      if (address) force(element, { href: address, rel: 'noopener nofollow' })
      else for (const name of ['href', 'target', 'rel']) element.removeAttribute(name)
    } else if (element.localName === 'img') {
      const src = imageAddress(element.getAttribute('src')) ?? ''
      force(element, { src, alt: element.getAttribute('alt') ?? '', loading: 'lazy', decoding: 'async' })
      element.setAttribute('referrerpolicy', 'no-referrer')
    } else if (element.localName === 'iframe') {
      const frame = allowedFrame(element.getAttribute('src'), allowedFrames)
      if (!frame) return element.remove()
      const title = element.getAttribute('title') || frame.source.name
      force(element, { ...frameAttributes, src: frame.src, title })
    }
  })

  const config = { ...sanitizePolicy, ADD_URI_SAFE_ATTR: TEXT_ATTRIBUTES }
  return {
    purify(html, frames, metadata) {
      allowedFrames = frames
      page = metadata
      return purifier.sanitize(asFrames(html), config)
    },
    trust(sanitized, frames) {
      allowedFrames = frames
      page = { meta: {} }
      return purifier.sanitize(sanitized, { ...config, RETURN_TRUSTED_TYPE: true })
    },
  }
}
