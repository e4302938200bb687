import { buildPath } from '@atrio/tenant-core'
import type { PurchaseStep } from './model/purchase-step.ts'

/** The one table of routes and links. */
export const paths = {
  list: '/event',
  detail: '/event/:eventId',
  tickets: '/event/:eventId/tickets',
  registrations: '/user/registrations',
  registration: '/user/registrations/:eventId/tickets',
  contents: '/user/registrations/:eventId/ticket/:ticketId/content',
  content: '/user/registrations/:eventId/ticket/:ticketId/content/:contentId',
} as const

export const eventPath = (eventId: number) => buildPath(paths.detail, { eventId })
export const ticketsPath = (eventId: number) => buildPath(paths.tickets, { eventId })
export const registrationPath = (eventId: number) => buildPath(paths.registration, { eventId })
export const contentsPath = (ticket: { eventId: number; ticketId: number }) => buildPath(paths.contents, ticket)
export const contentPath = (content: { eventId: number; ticketId: number; contentId: number }) =>
  buildPath(paths.content, content)

/** A ticket's contents on the page of a guest's order, available only there. @param page address of the order's page */
export const orderContentsPath = (page: string, { ticketId, contentId }: { ticketId: number; contentId?: number }) =>
  `${page}&ticket=${ticketId}${contentId === undefined ? '' : `&content=${contentId}`}`

export function purchasePath(eventId: number, step: PurchaseStep = { step: 'tickets' }): string {
  const path = `${eventPath(eventId)}?buyingStep=${step.step}`
  if (step.step === 'holders') return `${path}&fillTicket=${step.ticket}`
  return step.begin === undefined ? path : `${path}&beginWith=${step.begin}`
}
