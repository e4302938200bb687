import type { Payment } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import { buttonCss, mutedCss, Row } from '@atrio/ui'
import { paths } from '../paths.ts'

const LOST: readonly Payment['status'][] = ['declined', 'canceled']

/** After a gift: thanks where it has arrived, another try where it came to nothing. */
export function Afterwards({ payment }: { payment: Payment }) {
  const { t } = useTranslation('giving')
  const lost = LOST.includes(payment.status)
  return (
    <div css={{ marginTop: 'var(--s6)' }}>
      {payment.status === 'approved' && (
        <>
          <h2 css={{ fontSize: 'var(--t-3)' }}>{t('after.thanks')}</h2>
          <p css={mutedCss}>{t('after.text')}</p>
        </>
      )}
      <Row css={{ marginTop: 'var(--s4)', '@media print': { display: 'none' } }}>
        <AppLink to={paths.give} css={buttonCss(lost ? 'primary' : 'line')}>
          {t(lost ? 'after.retry' : 'after.again')}
        </AppLink>
      </Row>
    </div>
  )
}
