import { loadFormWords } from '@atrio/forms'
import { lazyForm } from '@atrio/tenant-core'
import { LineSkeleton, RowsSkeleton } from '@atrio/ui'
import { LoadFailed } from '../parts/load-failed.tsx'
import { loadChangeWords } from './i18n/messages.ts'

/** What the holder of a ticket may change. */
export const TicketChanges = lazyForm({
  name: 'events.ticketChanges',
  load: async (ctx) => (await Promise.all([import('./ticket-changes.tsx'), loadChangeWords(ctx)]))[0].TicketChanges,
  loading: <LineSkeleton lines={1} />,
  failed: LoadFailed,
})

/** A ticket that is offered by a mailed link. */
export const OfferedTicket = lazyForm({
  name: 'events.offeredTicket',
  load: async (ctx) =>
    (await Promise.all([import('./offered-ticket.tsx'), loadChangeWords(ctx), loadFormWords(ctx.i18n)]))[0]
      .OfferedTicket,
  loading: <RowsSkeleton rows={2} />,
  failed: LoadFailed,
})

/** The form that offers one. */
export const PassForm = lazyForm({
  name: 'events.passForm',
  load: async ({ i18n }) => (await Promise.all([import('./pass-form.tsx'), loadFormWords(i18n)]))[0].PassForm,
  loading: <LineSkeleton lines={3} />,
  failed: LoadFailed,
})
