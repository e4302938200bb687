import type { Plan } from '@atrio/api-client'
import { beginOrder } from '@atrio/checkout'
import { useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, useChurch, useFeatureContext } from '@atrio/tenant-core'
import { Button, buttonCss, figuresCss, mutedCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useNavigate } from 'react-router'
import { rememberWanted } from '../data/wanted-page.ts'
import type { PlanPayload } from '../model/plan-payload.ts'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s4)',
  padding: 'var(--s5) 0',
  '& > div': { flex: '1 1 16rem', minWidth: 0 },
  '& h2': { fontSize: 'var(--t-3)' },
})

type Props = {
  plan: Plan
  /** The page to return to once it is paid. */
  wanted: string | null
  /** Address of the sign-in page for visitors; undefined with a session. */
  access: string | undefined
}

/** A plan with its price, and the way to subscribe to it. */
export function PlanRow({ plan, wanted, access }: Props) {
  const { t } = useTranslation('play')
  const ctx = useFeatureContext()
  const navigate = useNavigate()
  const format = useFormat(useChurch().timeZone)
  const { id, name, description, price, currency, months, absorbsFees } = plan
  return (
    <li css={row}>
      <div>
        <h2>{name}</h2>
        {description && <p css={mutedCss}>{description}</p>}
        <p css={[figuresCss, { fontSize: 'var(--t-4)', marginTop: 'var(--s2)' }]}>
          {price === 0 ? t('plans.free') : format.money(price, currency)} · {t('plans.months', { count: months })}
        </p>
        {!absorbsFees && price > 0 && <p css={mutedCss}>{t('plans.fees')}</p>}
      </div>
      {access ? (
        <AppLink to={access} css={buttonCss('primary')}>
          {t('plans.enter', { plan: name })}
        </AppLink>
      ) : (
        <Button
          variant="primary"
          onClick={() => {
            rememberWanted(wanted)
            void navigate(beginOrder(ctx, 'plan', { planId: id } satisfies PlanPayload))
          }}
        >
          {t('plans.subscribe', { plan: name })}
        </Button>
      )}
    </li>
  )
}
