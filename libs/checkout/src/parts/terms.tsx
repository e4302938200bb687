import type { OrderKind } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { Disclosure } from '@atrio/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orderPartQuery } from '../data/checkout.queries.ts'
import { termsParagraphs } from '../model/terms-text.ts'

type Props = { kind: OrderKind; html: string }

/**
 * The order's terms, to be read before they are accepted: as plain text at first, so that in-page search finds them;
 * once opened, as the feature renders them.
 */
export function Terms({ kind, html }: Props) {
  const { t } = useTranslation('checkout')
  const [opened, setOpened] = useState(false)
  const { data: Written } = useQuery({ ...orderPartQuery(useFeatureContext(), kind, 'terms'), enabled: opened })
  return (
    <Disclosure summary={t('terms.read')} onOpen={() => setOpened(true)}>
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
