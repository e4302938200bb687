import type { Translation, Verse } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { Verses } from '@atrio/scripture'
import { css } from '@emotion/react'
import { SIZES } from '../data/kept-choices.ts'
import { verseId } from '../page-paths.ts'

const verseCss = css({
  scrollMarginTop: '6rem',
  borderRadius: '.2em',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  cursor: 'pointer',
  '&:hover': { background: 'var(--wash-soft)' },
  '&[aria-pressed="true"]': {
    background: 'var(--wash)',
    textDecoration: 'underline dotted var(--accent-ink)',
    textUnderlineOffset: '.3em',
  },
  '&[data-asked]': { background: 'var(--wash)' },
})

type Props = {
  translation: Translation
  verses: readonly Verse[]
  chosen: ReadonlySet<number>
  /** The verse of the address. */
  asked: number | undefined
  size: number
  onChoose: (verse: number) => void
}

/** A chapter whose verses can be chosen, by a press or with the keyboard. */
export function ChapterText({ translation, verses, chosen, asked, size, onChoose }: Props) {
  const { t } = useTranslation('bible')
  return (
    <Verses
      verses={verses}
      lang={translation.language}
      css={{ fontSize: `${SIZES[size]}rem` }}
      wrap={({ number }, content) => (
        <span
          id={verseId(number)}
          role="button"
          tabIndex={0}
          aria-pressed={chosen.has(number)}
          aria-description={t('select', { verse: number })}
          data-asked={asked === number || undefined}
          css={verseCss}
          onClick={() => onChoose(number)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            onChoose(number)
          }}
        >
          {content}
        </span>
      )}
    />
  )
}
