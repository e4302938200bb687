import { ApiError, ticketChangesApi, type EventDetail } from '@atrio/api-client'
import type { Refusal } from '@atrio/forms'
import { useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, useApi, useFeatureContext } from '@atrio/tenant-core'
import { buttonCss, EmptyState, ErrorState, mutedCss, RowsSkeleton, smallCss, useToast } from '@atrio/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { forgetTickets } from '../data/forget-tickets.ts'
import type { Holder } from '../model/cart.ts'
import { toOrderedTickets } from '../model/holder-values.ts'
import { paths, registrationPath } from '../paths.ts'
import { HolderForm } from '../purchase/holder-form.tsx'
import { useRefusalWords } from './use-refusal-words.tsx'

/** Its draft is no other ticket's. */
const OFFERED = 0

/** What a mailed link offers: the signed-in person gives a name and answers, and has the ticket. */
export function OfferedTicket({ event, code }: { event: EventDetail; code: string }) {
  const { t } = useTranslation('ticketChanges')
  const ctx = useFeatureContext()
  const format = useFormat(ctx.tenant.church.timeZone)
  const toast = useToast()
  const navigate = useNavigate()
  const { textOf } = useRefusalWords('pass')
  const query = useQuery({ ...useApi().q(ticketChangesApi.offered, { eventId: event.id, code }), retry: false })
  const { data, error, isFetching, refetch } = query
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <Gone />
  if (error)
    return (
      <ErrorState
        heading="h2"
        title={t('offer.failed')}
        text={t('offer.failedText')}
        retry={{ label: t('offer.retry'), busy: isFetching, onRetry: () => void refetch() }}
      />
    )
  if (!data) return <RowsSkeleton rows={2} />
  const take = async (holder: Holder): Promise<Refusal | void> => {
    const [answered] = toOrderedTickets([{ kindId: data.kind.id, holder }], event)
    try {
      await ctx.api.run(ticketChangesApi.take, {
        eventId: event.id,
        code,
        holder: holder.name,
        answers: answered?.answers ?? [],
      })
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 404) await refetch()
      return { message: textOf(failure) }
    }
    await forgetTickets(ctx)
    toast({ text: t('offer.done') })
    void navigate(registrationPath(event.id), { replace: true })
  }
  return (
    <section css={{ maxWidth: '40rem' }}>
      <h2 css={{ fontSize: 'var(--t-2)' }}>{t('offer.title')}</h2>
      <p css={{ marginTop: 'var(--s3)' }}>{t('offer.lead', { from: data.from, kind: data.kind.name })}</p>
      <p css={[mutedCss, smallCss, { margin: 'var(--s2) 0 var(--s6)' }]}>
        {t('offer.until', { date: format.date(data.until) })}
      </p>
      <HolderForm event={event} ticket={OFFERED} holder={null} submit={t('offer.submit')} onTaken={take} />
    </section>
  )
}

function Gone() {
  const { t } = useTranslation('ticketChanges')
  return (
    <EmptyState
      heading="h2"
      seed="ticket-offer-gone"
      title={t('offer.gone')}
      text={t('offer.goneText')}
      action={
        <AppLink to={paths.registrations} css={buttonCss()}>
          {t('offer.own')}
        </AppLink>
      }
    />
  )
}
