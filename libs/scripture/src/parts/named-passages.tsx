import { useLocale } from '@atrio/i18n'
import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import type { TextPiece } from '../model/find-passages.ts'
import { PassageLink } from './passage-link.tsx'
import { useHasBible } from './use-has-bible.ts'

/** Milliseconds without typing before a text is read. */
const PAUSE_MS = 600
const MAX_PASSAGES = 30

const list = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s1) var(--s5)', marginTop: 'var(--s2)' })

type Props = { text: string; title: string }

/** The passages that a person's own text names, each opening in place; nothing where it names none. */
export function NamedPassages({ text, title }: Props) {
  const locale = useLocale()
  const hasBible = useHasBible()
  const [found, setFound] = useState<TextPiece[]>([])
  const enabled = hasBible && /\d/.test(text)
  useEffect(() => {
    if (!enabled) return undefined
    let here = true
    const timer = setTimeout(() => {
      void import('../model/find-passages.ts')
        .then(({ findPassages }) => findPassages(text, locale))
        .then((pieces) => here && setFound(pieces.filter(({ passage }) => passage)))
        .catch(() => undefined) // without the parser the note is still there
    }, PAUSE_MS)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [text, locale, enabled])
  const named = [...new Map(found.map((piece) => [piece.text, piece])).values()].slice(0, MAX_PASSAGES)
  if (!enabled || named.length === 0) return null
  return (
    <section css={{ marginTop: 'var(--s6)' }} data-print="no">
      <h2 css={{ fontSize: 'var(--t-4)' }}>{title}</h2>
      <ul css={list}>
        {named.map(({ text: reference, passage }) => (
          <li key={reference}>{passage && <PassageLink reference={reference} {...passage} />}</li>
        ))}
      </ul>
    </section>
  )
}
