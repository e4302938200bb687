import { useTranslation } from '@atrio/i18n'
import type { OrderSourceModule } from '@atrio/tenant-core'
import { Disclosure } from '@atrio/ui'
import { termsParagraphs } from '../model/terms-text.ts'

type Props = {
  html: string
  /** The feature shows them itself, as the church wrote them. */
  Written: OrderSourceModule['Terms']
}

/** The order's own terms, to be read before they are accepted. */
export function Terms({ html, Written }: Props) {
  const { t } = useTranslation('checkout')
  return (
    <Disclosure summary={t('terms.read')}>
      <div
        tabIndex={0}
        role="region"
        aria-label={t('terms.read')}
        css={{ maxHeight: '20rem', overflowY: 'auto', display: 'grid', gap: 'var(--s3)', maxWidth: 'var(--measure)' }}
      >
        {Written ? (
          <Written html={html} />
        ) : (
          termsParagraphs(html).map((paragraph, index) => <p key={index}>{paragraph}</p>)
        )}
      </div>
    </Disclosure>
  )
}
