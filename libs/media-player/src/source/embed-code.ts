/** A tag to its own `>`, past those in quotes. */
const FRAME = /<iframe\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi
const SRC = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/**
 * Addresses of the frames in an embed code, in their order. The code is never parsed into nodes: only these addresses
 * leave it, and each must pass the list of allowed places, so that a misread code can show no more than such a place.
 */
export const frameAddresses = (code: string): string[] =>
  (code.match(FRAME) ?? []).flatMap((tag) => {
    const found = SRC.exec(tag)
    const src = found?.[1] ?? found?.[2] ?? found?.[3]
    return src ? [src.replaceAll('&amp;', '&').trim()] : []
  })
