import type { EventDetail } from '@atrio/api-client'
import { AppLink, useFeatureContext } from '@atrio/tenant-core'
import { ChevronLeftIcon, DottedLine, ErrorState, gutterCss, kickerCss, linkCss, RowsSkeleton } from '@atrio/ui'
import { css } from '@emotion/react'
import { useEffect, useState, type ComponentType } from 'react'
import type { PurchaseStep } from '../model/purchase-step.ts'
import { eventPath } from '../paths.ts'
import { useEventWords } from './use-event-words.ts'

type StepProps = { event: EventDetail; step: PurchaseStep }

const head = css({
  padding: 'var(--s4) var(--gutter) var(--s6)',
  '& h1': { fontSize: 'var(--t-1)', marginBlock: '.1em .2em' },
})

/**
 * The purchase of tickets. Its steps and messages load on demand, and only in a browser: the cart is in the tab's
 * storage.
 */
export function PurchasePage({ event, step }: StepProps) {
  const { t, whenAndWhere } = useEventWords()
  const steps = useSteps()
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
      {steps.Content ? (
        <steps.Content event={event} step={step} />
      ) : (
        <div css={[gutterCss, { minHeight: '60vh' }]} aria-busy={!steps.failed}>
          {steps.failed ? (
            <ErrorState
              heading="h2"
              title={t('purchase.failed.title')}
              text={t('purchase.failed.text')}
              retry={{ label: t('retry'), onRetry: steps.retry }}
            />
          ) : (
            <RowsSkeleton rows={3} />
          )}
        </div>
      )}
    </article>
  )
}

function useSteps() {
  const { i18n } = useFeatureContext()
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  const [loaded, setLoaded] = useState<{ Content: ComponentType<StepProps> }>()
  useEffect(() => {
    let left = false
    import('../purchase/load-steps.ts')
      .then((module) => module.loadSteps(i18n))
      .then(
        (Content) => left || setLoaded({ Content }),
        () => left || setFailed(true),
      )
    return () => void (left = true)
  }, [i18n, tries])
  const retry = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return { Content: loaded?.Content, failed, retry }
}
