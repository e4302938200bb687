import { AppLink, useFeatureContext, useLinks, type FeatureContext } from '@atrio/tenant-core'
import { css } from '@emotion/react'
import { useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { loadScriptureWords } from '../i18n/messages.ts'
import { versesOf } from '../model/verses-of.ts'
import { useHasBible } from './use-has-bible.ts'

const loadSheet = async ({ i18n }: FeatureContext) => {
  const [{ PassageSheet }] = await Promise.all([import('./passage-sheet.tsx'), loadScriptureWords(i18n)])
  return PassageSheet
}
type Sheet = Awaited<ReturnType<typeof loadSheet>>

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

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * A reference that opens its passage over the page. It is plain text where the passage is unknown or the church has no
 * Bible, and remains a link to the Bible for another tab and before scripts have loaded.
 */
export function PassageLink({ reference, book, chapter, verses = versesOf(reference), className }: Props) {
  const linkTo = useLinks()
  const hasBible = useHasBible()
  const ctx = useFeatureContext()
  const navigate = useNavigate()
  const [Sheet, setSheet] = useState<Sheet | null>(null)
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
          loadSheet(ctx).then(
            (sheet) => setSheet(() => sheet),
            // its code did not arrive: the page says more about a failure
            () => void navigate(to),
          )
        }}
      >
        {reference}
      </AppLink>
      {Sheet && <Sheet passage={{ reference, book, chapter, verses }} to={to} onClose={() => setSheet(null)} />}
    </>
  )
}
