import type { PaymentMethodKind } from '../church/church.types.ts'
import type { ChurchEvent } from './events.mapper.ts'

/** `soon`: the sale has not started; `expired`: it is over. */
export type TicketSale = 'onSale' | 'soon' | 'soldOut' | 'expired'

/** A kind of ticket that an event sells. Prices are minor units, without fees. */
export type TicketKind = {
  id: number
  name: string
  description: string | null
  price: number
  sale: TicketSale
  /** Null: unlimited. */
  left: number | null
  perUser: number | null
  saleStartsAt: string | null
  saleEndsAt: string | null
  exclusiveContent: boolean
}

export type QuestionKind = 'text' | 'choice' | 'date' | 'cpf' | 'email' | 'phone' | 'file'

/** A question to each ticket holder, besides their name. */
export type Question = {
  id: number
  label: string
  help: string | null
  kind: QuestionKind
  required: boolean
  /** Options of a choice. */
  options: string[]
}

/** An event with all that a purchase needs. */
export type EventDetail = ChurchEvent & {
  tickets: TicketKind[]
  questions: Question[]
  /** Sanitised HTML; null: only the general terms apply. */
  terms: string | null
  methods: PaymentMethodKind[]
  cashDeadlineDays: number | null
  /** Hours, when less than a whole day is left; null: the days apply. */
  cashDeadlineHours: number | null
  /** A guest's deadline for paying in cash; null: the same as a member's. */
  guestCash: { days: number; hours: number | null } | null
  /** Address of an online event that is open to everybody. */
  onlineUrl: string | null
  maxPerOrder: number
  /** Instant until which a registration may be cancelled; null: never. */
  cancelUntil: string | null
  /** Tickets may be passed on until it begins. */
  transferable: boolean
  /** Changes with the tickets, questions and rules. */
  version: string
}
