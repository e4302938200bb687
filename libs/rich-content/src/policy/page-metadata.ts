import { imageAddress } from './addresses.ts'

/** A page's `<title>` and `<meta>` as plain text. */
export type PageMetadata = {
  /** The document's title. */
  title?: string
  /** `description` and `og:…`, by name. */
  meta: Record<string, string>
}

const NAMES = /^(?:description|og:[a-z_]{1,30}(?::[a-z_]{1,30})?)$/
const ADDRESSES = /^og:(?:url|(?:image|video|audio)(?::(?:url|secure_url))?)$/
const TITLE_LENGTH = 200
const META_LENGTH = 500

const oneLine = (text: string, length: number): string => text.replace(/\s+/g, ' ').trim().slice(0, length)

/** Reads one `<title>` or `<meta>` into the metadata; the first of each name counts, others are ignored. */
export function readMetadata(element: Element, metadata: PageMetadata): void {
  if (element.localName === 'title') {
    const title = oneLine(element.textContent, TITLE_LENGTH)
    if (title) metadata.title ??= title
    return
  }
  if (element.hasAttribute('http-equiv')) return
  const name = (element.getAttribute('name') ?? element.getAttribute('property') ?? '').trim().toLowerCase()
  const content = oneLine(element.getAttribute('content') ?? '', META_LENGTH)
  if (!NAMES.test(name) || Object.hasOwn(metadata.meta, name)) return
  const value = ADDRESSES.test(name) ? imageAddress(content) : content
  if (value) metadata.meta[name] = value
}
