import type { Renewal } from '@atrio/api-client'
import { beginOrder } from '@atrio/checkout'
import { useTranslation } from '@atrio/i18n'
import { AppLink, useFeatureContext, useLink } from '@atrio/tenant-core'
import { Button, buttonCss, Row } from '@atrio/ui'
import { useNavigate } from 'react-router'
import type { PlanPayload } from '../model/plan-payload.ts'
import type { OwnState } from '../model/own-state.ts'
import { paths } from '../paths.ts'
import type { Move } from './cancel-dialog.tsx'

type Props = { state: OwnState; renewal: Renewal | null; onAct: (what: Move | 'agree') => void }

/** What a person can do with their subscription now. */
export function OwnActions({ state, renewal, onAct }: Props) {
  const { t } = useTranslation('play')
  const ctx = useFeatureContext()
  const navigate = useNavigate()
  const isOn = useLink('play.home') !== undefined
  const planId = renewal?.planId ?? null
  const isOver = state === 'over' || state === 'pending'
  const canAgree = renewal !== null && renewal.total !== null
  const goesOn = state === 'renews' || state === 'refused' || state === 'charging'
  if (isOver)
    return (
      isOn && (
        <AppLink to={paths.plans} css={buttonCss(state === 'over' ? 'primary' : 'line')}>
          {t('home.plans')}
        </AppLink>
      )
    )
  return (
    <Row gap={3}>
      {state === 'canceled' && (
        <Button variant="primary" onClick={() => onAct('undo')}>
          {t('own.act.undo')}
        </Button>
      )}
      {(state === 'byHand' || state === 'price') && canAgree && (
        <Button variant="primary" onClick={() => onAct('agree')}>
          {t(state === 'price' ? 'own.act.price' : 'own.act.agree')}
        </Button>
      )}
      {state !== 'renews' && state !== 'charging' && state !== 'canceled' && planId !== null && (
        <Button onClick={() => void navigate(beginOrder(ctx, 'plan', { planId } satisfies PlanPayload))}>
          {t('own.act.pay')}
        </Button>
      )}
      {goesOn && (
        <>
          {state !== 'charging' && canAgree && <Button onClick={() => onAct('agree')}>{t('own.act.card')}</Button>}
          <Button onClick={() => onAct('stop')}>{t('own.act.stop')}</Button>
        </>
      )}
      {state !== 'canceled' && <Button onClick={() => onAct('cancel')}>{t('own.act.cancel')}</Button>}
    </Row>
  )
}
