import { useMemo, useState, useSyncExternalStore } from 'react'
import { defaultFrames, type FrameSource } from './policy/frames.ts'
import { richText } from './rich-text.styles.ts'
import { serverText } from './server-text.ts'
import { loadTabSanitizer, tabSanitizer } from './tab-sanitizer.ts'

export type RichContentProps = {
  /** A church's HTML as the API gives it, sanitised or not. */
  html: string
  /** Allowed frames, if the deployment has a list of its own. */
  allowedFrames?: readonly FrameSource[]
  id?: string
  lang?: string
  [data: `data-${string}`]: string | undefined
}

const never = () => () => {}

/** The plain text, shown when the sanitizer fails to load. */
const wordsOf = (html: string): string => html.replace(/<[^<>]*>/g, ' ')

/**
 * A church's rich text, sanitised where it is shown: by the server as it renders, whose nodes hydration keeps, and by the
 * browser for what it renders itself. The only place of the portal that writes HTML.
 */
export function RichContent({ html, allowedFrames = defaultFrames, ...rest }: RichContentProps) {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  // The server's own text until it changes: the same object, or React would write the nodes again.
  const [kept, setKept] = useState(() =>
    fromServer ? { source: html, written: { __html: serverText(html) } } : undefined,
  )
  if (kept && kept.source !== html) setKept(undefined)
  const sanitizer = useSyncExternalStore(kept ? never : loadTabSanitizer, tabSanitizer, tabSanitizer)
  const written = useMemo(
    () => kept?.written ?? (typeof sanitizer === 'function' ? { __html: sanitizer(html, allowedFrames) } : undefined),
    [kept, sanitizer, html, allowedFrames],
  )
  if (written) {
    // The browser may write the server's text a little differently (entities, void tags); the nodes are the same.
    return <div {...rest} key="html" css={richText} suppressHydrationWarning dangerouslySetInnerHTML={written} />
  }
  return (
    <div {...rest} key="words" css={richText} aria-busy={sanitizer === 'loading' || undefined}>
      {sanitizer === 'unreachable' && wordsOf(html)}
    </div>
  )
}
