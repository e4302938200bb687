import type { Payment } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, optionalPart, signedInAtom, useConfig, useFeatureContext, useLink } from '@atrio/tenant-core'
import {
  Button,
  buttonCss,
  kickerCss,
  leadCss,
  linkCss,
  mutedCss,
  Notice,
  Picture,
  PrinterIcon,
  RefreshIcon,
  Row,
  smallCss,
} from '@atrio/ui'
import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { orderPartQuery } from '../data/checkout.queries.ts'
import { useStoredOrder } from '../data/use-stored-order.ts'
import { isOver, outcomeOf } from '../model/outcome.ts'
import { sandboxPage } from '../model/payment-host.ts'
import { Split } from '../parts/split.tsx'
import { paths } from '../paths.ts'
import { NextStep } from './next-step.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { Receipt } from './receipt.tsx'
import { useOutcomeWords } from './use-outcome-words.ts'

const ChallengeDialog = optionalPart(
  async () => ({ default: (await import('../pay/challenge-dialog.tsx')).ChallengeDialog }),
  ChallengeFailed,
)

function ChallengeFailed() {
  const { t } = useTranslation('checkout')
  return (
    <Notice kind="bad" live>
      {t('failed.challenge')}
    </Notice>
  )
}

const parts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s8)',
  marginTop: 'var(--s8)',
})

/** The feature's part: links to what was bought, or to more of it. */
function Afterwards({ payment }: { payment: Payment }) {
  const { data: Own } = useQuery(orderPartQuery(useFeatureContext(), payment.kind, 'afterwards'))
  return Own ? <Own payment={payment} /> : null
}

function TestNotice({ payment: { code, sandbox } }: { payment: Payment }) {
  const { t } = useTranslation('payment')
  const { cardBase } = useConfig()
  const page = sandbox && sandboxPage(cardBase, code)
  return (
    <Notice kind="warn" title={t('sandbox.title')}>
      {t('sandbox.text')}{' '}
      {page && (
        <a href={page} target="_blank" rel="noreferrer">
          {t('sandbox.open')}
        </a>
      )}
    </Notice>
  )
}

/** Shown below the outcome while it may still change. */
function StillWatching({ payment, failing }: { payment: Payment; failing: boolean }) {
  const { t } = useTranslation('payment')
  if (isOver(payment)) return null
  const awaiting = outcomeOf(payment) === 'awaiting'
  return (
    <p css={[mutedCss, smallCss, { display: 'flex', gap: '.45rem', alignItems: 'center' }]}>
      <RefreshIcon size="sm" />
      {t(failing ? 'status.offline' : awaiting ? 'status.checking' : 'status.live')}
    </p>
  )
}

type Props = { payment: Payment; failing: boolean; onLook: () => void }

/** The state of a payment, instructions for its payer, and the next links. */
export function PaymentOutcome({ payment, failing, onLook }: Props) {
  const { t } = useTranslation('payment')
  const { t: tOrder } = useTranslation('checkout')
  const { title, text } = useOutcomeWords(payment)
  const home = useLink('home.church')
  const kept = useStoredOrder()
  const guest = !useAtomValue(signedInAtom)
  const [challenging, setChallenging] = useState(false)
  const { challenge } = payment
  const outcome = outcomeOf(payment)
  // the draft is still in this tab: it can be paid another way
  const again = payment.status === 'declined' && outcome === 'canceled' && kept?.draft != null
  return (
    <Split aside={<PaymentFacts payment={payment} />}>
      {outcome === 'success' && (
        <Picture seed={`thanks-${payment.code}`} shape="banner" kind="dawn" css={{ marginBottom: 'var(--s6)' }} />
      )}
      <p css={kickerCss}>{payment.description}</p>
      <div role="status">
        <h1 css={{ marginTop: '.1em' }}>{title}</h1>
        <p css={[leadCss, { marginTop: '.6em' }]}>{text}</p>
      </div>
      <div css={parts}>
        {payment.test && <TestNotice payment={payment} />}
        {challenge && !isOver(payment) && (
          <p>
            <Button variant="primary" size="big" onClick={() => setChallenging(true)}>
              {tOrder('challenge.continue')}
            </Button>
          </p>
        )}
        {!isOver(payment) && <NextStep payment={payment} />}
        <StillWatching payment={payment} failing={failing} />
        {guest && <p css={[mutedCss, smallCss]}>{t('status.keepLink')}</p>}
        <Afterwards payment={payment} />
        <Row gap={5}>
          {again && (
            <AppLink to={paths.pay} css={buttonCss('primary')}>
              {t('status.again')}
            </AppLink>
          )}
          {outcome === 'success' && <Receipt payment={payment} />}
          {outcome === 'success' && (
            <Button onClick={() => print()}>
              <PrinterIcon size="sm" />
              {t('status.print')}
            </Button>
          )}
          {home && (
            <AppLink to={home} css={linkCss}>
              {t('status.home')}
            </AppLink>
          )}
        </Row>
      </div>
      {challenging && challenge && (
        <Suspense>
          <ChallengeDialog
            payment={payment}
            challenge={challenge}
            onAnswer={() => {
              setChallenging(false)
              onLook()
            }}
            onClose={() => setChallenging(false)}
          />
        </Suspense>
      )}
    </Split>
  )
}
