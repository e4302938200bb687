import { useTranslation } from '@atrio/i18n'
import { Disclosure } from '@atrio/ui'
import { termsParagraphs } from '../model/terms-text.ts'

/** The order's own terms, to be read before they are accepted. */
export function Terms({ html }: { html: string }) {
  const { t } = useTranslation('checkout')
  return (
    <Disclosure summary={t('terms.read')}>
      <div
        tabIndex={0}
        role="region"
        aria-label={t('terms.read')}
        css={{ maxHeight: '20rem', overflowY: 'auto', display: 'grid', gap: 'var(--s3)', maxWidth: 'var(--measure)' }}
      >
        {termsParagraphs(html).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </Disclosure>
  )
}
