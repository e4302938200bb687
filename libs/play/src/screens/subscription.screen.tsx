import { useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, failureOf, PersonPage, useChurch, useLink, type FeatureContext } from '@atrio/tenant-core'
import { buttonCss, EmptyState, mutedCss, RowsSkeleton, smallCss, Stack } from '@atrio/ui'
import { useState } from 'react'
import { loadOwn, useRenewal } from '../data/own.queries.ts'
import { useSubscriptions } from '../data/play.queries.ts'
import { ownSubscription } from '../model/own-state.ts'
import { AgreeDialog } from '../own/agree-dialog.tsx'
import { CancelDialog, type Move } from '../own/cancel-dialog.tsx'
import { OwnActions } from '../own/own-actions.tsx'
import { OwnStateWords } from '../own/own-state-words.tsx'
import { PeriodRows } from '../own/period-rows.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { paths } from '../paths.ts'

export const load = (ctx: FeatureContext) => loadOwn(ctx)

/** A member's own subscription of Play: its state, how it goes on, and its payments. */
export default function SubscriptionScreen() {
  const { t } = useTranslation('play')
  const format = useFormat(useChurch().timeZone)
  const account = useLink('account.home')
  const isOn = useLink('play.home') !== undefined
  const periods = useSubscriptions()
  const renewal = useRenewal()
  const [asked, setAsked] = useState<Move | 'agree' | null>(null)
  const close = () => setAsked(null)
  const failures = [failureOf(periods), failureOf(renewal)].filter(({ failed }) => failed)
  const known = periods.data && renewal.data !== undefined
  const own = known ? ownSubscription(periods.data, renewal.data) : undefined
  const busy = periods.isFetching || renewal.isFetching
  return (
    <>
      <PersonPage
        title={t('own.title')}
        lead={t('own.lead')}
        back={account ? { to: account, label: t('own.account') } : undefined}
        width="44rem"
        busy={busy}
      >
        {failures.length > 0 && (
          <LoadFailed what="own" busy={busy} retry={() => failures.forEach(({ retry }) => retry())} />
        )}
        {!known && failures.length === 0 && <RowsSkeleton rows={2} />}
        {known && !own && (
          <EmptyState
            heading="h2"
            seed="play-no-subscription"
            title={t('own.none.title')}
            text={t('own.none.text')}
            action={
              isOn && (
                <AppLink to={paths.plans} css={buttonCss('primary')}>
                  {t('home.plans')}
                </AppLink>
              )
            }
          />
        )}
        {known && own && failures.length === 0 && (
          <Stack gap={4}>
            <h2 css={{ fontSize: 'var(--t-3)' }}>{renewal.data?.planName || own.period.planName}</h2>
            <OwnStateWords own={own} renewal={renewal.data ?? null} />
            {own.since && own.until && (
              <p css={[mutedCss, smallCss]}>
                {t('own.period', { from: format.date(own.since), to: format.date(own.until) })}
              </p>
            )}
            <OwnActions state={own.state} renewal={renewal.data ?? null} onAct={setAsked} />
          </Stack>
        )}
        {known && own && (
          <section css={{ marginTop: 'var(--s10)' }}>
            <h2 css={{ fontSize: 'var(--t-3)', marginBottom: 'var(--s4)' }}>{t('own.payments')}</h2>
            <PeriodRows periods={periods.data} />
          </section>
        )}
      </PersonPage>
      {asked === 'agree' && renewal.data && <AgreeDialog renewal={renewal.data} onClose={close} />}
      {asked && asked !== 'agree' && (
        <CancelDialog move={asked} renewal={renewal.data ?? null} until={own?.until ?? null} onClose={close} />
      )}
    </>
  )
}
