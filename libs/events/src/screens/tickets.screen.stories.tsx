import { storyOf } from '@atrio/testing'
import { userEvent, within } from 'storybook/test'
import { eventsFeature } from '../feature.ts'
import { member, scenes } from '../testing/registrations.scenes.ts'

export default { title: 'events/My tickets' }

const shown = { at: '/user/registrations/7/tickets', session: member }
export const EveryStatus = storyOf(eventsFeature, scenes.tickets, shown)
export const Single = storyOf(eventsFeature, scenes.single, shown)
export const Disputed = storyOf(eventsFeature, scenes.disputed, shown)
export const AwaitingPayment = storyOf(eventsFeature, scenes.waiting, shown)

/** A story that presses the download button. */
const downloaded = (http: Parameters<typeof storyOf>[1]) => {
  const story = storyOf(eventsFeature, http, shown)
  const play = async (context: Parameters<typeof story.play>[0]) => {
    await story.play(context)
    const name = /^(Baixar|Download|Descargar) PDF$/
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name }))
  }
  return { ...story, play }
}
export const FileOnItsWay = downloaded(scenes.fileOnItsWay)
export const NoSuchFile = downloaded(scenes.fileUnknown)
export const NoAnswer = downloaded(scenes.fileOffline)
export const Changeable = storyOf(eventsFeature, scenes.changeable, shown)
export const OfferedAway = storyOf(eventsFeature, scenes.offeredAway, shown)

/** A story of a mailed offer. */
const offer = { at: '/event/7/tickets?pass=secret', session: member }
export const Offered = storyOf(eventsFeature, scenes.offered, offer)
export const OfferGone = storyOf(eventsFeature, scenes.offerGone, offer)
export const OfferFails = storyOf(eventsFeature, scenes.offerFails, offer)

export const None = storyOf(eventsFeature, scenes.none, shown)
export const Failed = storyOf(eventsFeature, scenes.ticketsFail, shown)
