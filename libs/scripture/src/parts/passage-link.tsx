import { AppLink, useLinks } from '@atrio/tenant-core'
import { css } from '@emotion/react'
import type { MouseEvent } from 'react'
import { versesOf } from '../model/verses-of.ts'
import { useHasBible } from './use-has-bible.ts'
import { isPlainPress, usePassageSheet } from './use-passage-sheet.tsx'

const linkCss = css({
  color: 'var(--accent-ink)',
  textDecoration: 'underline 1px color-mix(in srgb, currentColor 45%, transparent)',
  textUnderlineOffset: '.28em',
  '&:hover': { textDecorationColor: 'currentColor' },
})

type Props = {
  reference: string
  book: string | null
  chapter: number | null
  /** Default: those that the reference ends with. */
  verses?: { from: number; to: number } | null
  className?: string
}

/**
 * A reference that opens its passage over the page. It is plain text where the passage is unknown or the church has no
 * Bible, and remains a link to the Bible for another tab and before scripts have loaded.
 */
export function PassageLink({ reference, book, chapter, verses = versesOf(reference), className }: Props) {
  const linkTo = useLinks()
  const hasBible = useHasBible()
  const { open, sheet } = usePassageSheet()
  if (!hasBible || book === null || chapter === null) return reference
  const to = linkTo('bible.page', { book, chapter, verse: verses?.from ?? null })
  if (!to) return reference
  return (
    <>
      <AppLink
        to={to}
        css={linkCss}
        className={className}
        aria-haspopup="dialog"
        onClick={(event: MouseEvent) => {
          if (!isPlainPress(event)) return
          event.preventDefault()
          open({ reference, book, chapter, verses }, to)
        }}
      >
        {reference}
      </AppLink>
      {sheet}
    </>
  )
}
