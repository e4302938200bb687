import type { TextPiece } from './find-passages.ts'

export type Passage = NonNullable<TextPiece['passage']>
type Linked = { reference: string; passage: Passage }

/** Where a reference is no link: it is one already, it names what follows, or it is to be read to the letter. */
const LEFT_ALONE = 'a,button,h1,h2,h3,h4,h5,h6,code,pre,kbd,samp,svg,script,style,textarea'

/** The texts of a part of the page in which a passage may be named. */
function textsOf(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (/\d/.test(node.nodeValue ?? '') && !node.parentElement?.closest(LEFT_ALONE)) texts.push(node as Text)
  }
  return texts
}

export const mayNamePassages = (root: Element): boolean => textsOf(root).length > 0

/**
 * Turns references within sanitised HTML into links: elements of ours, made node by node, so that no HTML is written.
 * @param linkTo the passage's page; undefined leaves its text @returns what each new link opens
 */
export function linkPassages(
  root: Element,
  find: (text: string) => TextPiece[],
  linkTo: (passage: Passage) => string | undefined,
): Map<Element, Linked> {
  const links = new Map<Element, Linked>()
  for (const text of textsOf(root)) {
    const pieces = find(text.data)
    if (!pieces.some(({ passage }) => passage)) continue
    const nodes = pieces.map(({ text: piece, passage }) => {
      const to = passage && linkTo(passage)
      if (!passage || !to) return piece
      const link = root.ownerDocument.createElement('a')
      link.href = to
      link.textContent = piece
      link.setAttribute('aria-haspopup', 'dialog')
      links.set(link, { reference: piece, passage })
      return link
    })
    text.replaceWith(...nodes)
  }
  return links
}
