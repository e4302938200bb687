import type { PaymentStatus } from '../payment/payment.types.ts'
import type { ChurchEvent } from './events.mapper.ts'

/** A purchased ticket. Minor units. */
export type BoughtTicket = {
  id: number
  eventId: number
  /** Empty for who took the ticket over: the order is its buyer's. */
  orderCode: string
  status: PaymentStatus
  /** Whether the payer's bank disputes the payment: its code rests until that is settled. */
  disputed: boolean
  kind: { id: number; name: string }
  holder: string
  buyer: string
  /** Content of its QR code; null until the order is paid. */
  code: string | null
  price: number
  currency: string
  exclusiveContent: boolean
  /** Address of the online event; null until the ticket is paid. */
  onlineUrl: string | null
  boughtAt: string
  /** An open offer to another person, until that instant. */
  offer: { email: string; until: string } | null
}

/** A ticket that is offered to the signed-in person. */
export type TicketOffer = { kind: { id: number; name: string }; from: string; until: string }

/** An event that the person has tickets of. */
export type RegisteredEvent = ChurchEvent & { ticketCount: number }

export type TicketContentKind = 'video' | 'file' | 'text'
export type TicketContentState = 'soon' | 'available' | 'expired'

/** Exclusive content of a ticket. Its content is null unless it is available. */
export type TicketContent = {
  id: number
  title: string
  description: string | null
  kind: TicketContentKind
  state: TicketContentState
  startsAt: string | null
  endsAt: string | null
  /** Sanitised HTML, for a text. */
  html: string | null
  /** For a video or file. */
  url: string | null
}
