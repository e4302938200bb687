import { useTranslation } from '@atrio/i18n'
import { css } from '@emotion/react'

const terms = css({
  display: 'grid',
  gap: 'var(--s4)',
  marginBottom: 'var(--s8)',
  '& dt': { fontWeight: 600 },
  '& dd': { margin: '.2em 0 0', color: 'var(--muted)' },
})

/** What deleting an account erases, what the law makes us keep, and what cannot be recovered. */
export function DeletedDataList() {
  const { t } = useTranslation('ownPages')
  return (
    <dl css={terms}>
      {(['everywhere', 'goes', 'kept', 'tickets'] as const).map((what) => (
        <div key={what}>
          <dt>{t(`deletion.${what}.title`)}</dt>
          <dd>{t(`deletion.${what}.text`)}</dd>
        </div>
      ))}
    </dl>
  )
}
