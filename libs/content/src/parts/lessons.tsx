import type { Lesson } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { DottedLine } from '@atrio/ui'
import { css } from '@emotion/react'
import { useId } from 'react'

const list = css({
  display: 'grid',
  gap: 'var(--s5)',
  maxWidth: 'var(--measure)',
  paddingInlineStart: '1.6em',
  '& > li::marker': { color: 'var(--accent-ink)', fontFamily: 'var(--serif)' },
  '& h3': { fontSize: 'var(--t-4)', lineHeight: 1.28 },
})

/** What a class reads, lesson by lesson. */
export function Lessons({ lessons }: { lessons: readonly Lesson[] }) {
  const { t } = useTranslation('content')
  const format = useFormat(useChurch().timeZone)
  const titleId = useId()
  if (lessons.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} css={{ fontSize: 'var(--t-3)', marginBottom: '.6em' }}>
        {t('school.lessons')}
      </h2>
      <ol css={list}>
        {lessons.map(({ title, reference, summary, date }, index) => (
          <li key={index}>
            <h3>{title}</h3>
            {(reference ?? date) && (
              <p css={{ color: 'var(--muted)', fontSize: 'var(--t-small)' }}>
                <DottedLine facts={[date && format.date(date), reference]} />
              </p>
            )}
            {summary && <p css={{ marginTop: 'var(--s1)' }}>{summary}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
