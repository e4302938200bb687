import { isLocale } from '@atrio/i18n'
import { useChurch, useFeatureContext, useLinks, whenIdle } from '@atrio/tenant-core'
import { useEffect, useRef, type ReactNode } from 'react'
import { linkPassages, mayNamePassages } from '../model/link-passages.ts'
import { useHasBible } from './use-has-bible.ts'
import { isPlainPress, usePassageSheet } from './use-passage-sheet.tsx'

type Props = {
  /** The HTML that is shown: recognised again when it changes. */
  html: string
  /** Its element, which React writes once: a rich text. */
  children: ReactNode
}

/**
 * A rich text of a church whose references open in place: recognised in the page itself once it is idle, so that the
 * server's markup and hydration agree. Without a Bible, or before that, it is the text alone.
 */
export function ScriptureRegion({ html, children }: Props) {
  const { locale } = useFeatureContext()
  const { locale: spoken } = useChurch()
  const language = isLocale(spoken) ? spoken : locale
  const region = useRef<HTMLDivElement>(null)
  const linkTo = useLinks()
  const hasBible = useHasBible()
  const { open, sheet } = usePassageSheet()
  useEffect(() => {
    const root = region.current
    if (!root || !hasBible) return
    let here = true
    const links: ReturnType<typeof linkPassages> = new Map()
    const recognise = async () => {
      await whenIdle()
      if (!here || !mayNamePassages(root)) return
      const { passageFinder } = await import('../model/find-passages.ts')
      const find = await passageFinder(language)
      if (!here) return
      const found = linkPassages(root, find, ({ book, chapter, verses }) =>
        linkTo('bible.page', { book, chapter, verse: verses?.from ?? null }),
      )
      for (const [link, passage] of found) links.set(link, passage)
    }
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const linked = link && links.get(link)
      if (!linked || !isPlainPress(event)) return
      event.preventDefault()
      const { reference, passage } = linked
      open({ reference, ...passage }, link.getAttribute('href') ?? '')
    }
    // without the parser the text is still there to be read
    const look = () => void recognise().catch(() => undefined)
    look()
    // what sanitises the text may arrive after this
    const observer = new MutationObserver(look)
    observer.observe(root, { childList: true })
    root.addEventListener('click', press)
    return () => {
      here = false
      observer.disconnect()
      root.removeEventListener('click', press)
    }
  }, [html, hasBible, language, linkTo, open])
  return (
    <>
      <div ref={region}>{children}</div>
      {sheet}
    </>
  )
}
