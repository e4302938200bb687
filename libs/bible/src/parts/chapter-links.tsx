import type { Translation } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useBookNames } from '@atrio/scripture'
import { AppLink } from '@atrio/tenant-core'
import { ChevronLeftIcon, ChevronRightIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { neighboursOf, type ChapterRef } from '../model/neighbours.ts'
import { chapterPath } from '../paths.ts'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s3) var(--s6)',
  maxWidth: '42rem',
  marginTop: 'var(--s8)',
  paddingTop: 'var(--s4)',
  borderTop: '1px solid var(--hairline)',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--s3)',
    minHeight: '3.5rem',
    color: 'inherit',
    lineHeight: 1.3,
    textDecoration: 'none',
    '& b': { display: 'block', color: 'var(--accent-ink)' },
    '& small': { display: 'block', color: 'var(--muted)', fontSize: 'var(--t-small)' },
    '&:hover b': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
  },
  '& > a[rel="next"]': { marginLeft: 'auto', textAlign: 'right' },
})

/** The chapters before and after this one. */
export function ChapterLinks({ translation, at }: { translation: Translation; at: ChapterRef }) {
  const { t } = useTranslation('bible')
  const { reference } = useBookNames()
  const { previous, next } = neighboursOf(translation, at)
  const to = (chapter: ChapterRef) => chapterPath({ translation: translation.code, ...chapter })
  return (
    <nav aria-label={t('between')} css={row}>
      {previous && (
        <AppLink to={to(previous)} rel="prev">
          <ChevronLeftIcon />
          <span>
            <small>{t('previous')}</small>
            <b>{reference(previous.book, previous.chapter)}</b>
          </span>
        </AppLink>
      )}
      {next && (
        <AppLink to={to(next)} rel="next">
          <span>
            <small>{t('next')}</small>
            <b>{reference(next.book, next.chapter)}</b>
          </span>
          <ChevronRightIcon />
        </AppLink>
      )}
    </nav>
  )
}
