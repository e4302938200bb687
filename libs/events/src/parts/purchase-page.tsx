import type { EventDetail } from '@atrio/api-client'
import { AppLink, lazyForm, type LazyFormFailedProps } from '@atrio/tenant-core'
import { ChevronLeftIcon, DottedLine, ErrorState, gutterCss, kickerCss, linkCss, RowsSkeleton } from '@atrio/ui'
import { css } from '@emotion/react'
import type { PurchaseStep } from '../model/purchase-step.ts'
import { eventPath } from '../paths.ts'
import { useEventWords } from './use-event-words.ts'

type StepProps = { event: EventDetail; step: PurchaseStep }

const head = css({
  padding: 'var(--s4) var(--gutter) var(--s6)',
  '& h1': { fontSize: 'var(--t-1)', marginBlock: '.1em .2em' },
})

const room = css(gutterCss, { minHeight: '60vh' })

/** Only in a browser: the cart is in the tab's storage. */
const PurchaseSteps = lazyForm({
  name: 'events.purchase',
  load: async ({ i18n }) => (await import('../purchase/load-steps.ts')).loadSteps(i18n),
  loading: (
    <div css={room} aria-busy>
      <RowsSkeleton rows={3} />
    </div>
  ),
  failed: Failed,
})

/** The purchase of tickets. */
export function PurchasePage({ event, step }: StepProps) {
  const { t, whenAndWhere } = useEventWords()
  return (
    <article>
      <header css={head}>
        <AppLink to={eventPath(event.id)} css={[linkCss, { color: 'var(--muted)', fontWeight: 400 }]}>
          <ChevronLeftIcon size="sm" />
          {t('purchase.back')}
        </AppLink>
        <p css={kickerCss}>{t('purchase.title')}</p>
        <h1>{event.name}</h1>
        <div css={{ color: 'var(--muted)' }}>
          <DottedLine facts={whenAndWhere(event)} />
        </div>
      </header>
      <PurchaseSteps event={event} step={step} />
    </article>
  )
}

function Failed({ busy, retry }: LazyFormFailedProps) {
  const { t } = useEventWords()
  return (
    <div css={room}>
      <ErrorState
        heading="h2"
        title={t('purchase.failed.title')}
        text={t('purchase.failed.text')}
        retry={{ label: t('retry'), onRetry: retry, busy }}
      />
    </div>
  )
}
