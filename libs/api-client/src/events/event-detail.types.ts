import type { PaymentMethodKind } from '../church/church.types.ts'
import type { ChurchEvent } from './events.mapper.ts'

/** `soon`: its sale has not begun; `expired`: its sale is over. */
export type TicketSale = 'onSale' | 'soon' | 'soldOut' | 'expired'

/** A kind of ticket that an event sells. Prices are minor units, fees not counted. */
export type TicketKind = {
  id: number
  name: string
  description: string | null
  price: number
  sale: TicketSale
  /** Null: not counted. */
  left: number | null
  perUser: number | null
  saleStartsAt: string | null
  saleEndsAt: string | null
  exclusiveContent: boolean
}

export type QuestionKind = 'text' | 'choice' | 'date' | 'cpf' | 'email' | 'phone' | 'file'

/** What each ticket holder is asked beside their name. */
export type Question = {
  id: number
  label: string
  help: string | null
  kind: QuestionKind
  required: boolean
  /** Of a choice. */
  options: string[]
}

/** An event with all that a purchase asks. */
export type EventDetail = ChurchEvent & {
  tickets: TicketKind[]
  questions: Question[]
  /** Sanitised HTML; null: the general terms alone. */
  terms: string | null
  methods: PaymentMethodKind[]
  cashDeadlineDays: number | null
  /** Where there is no whole day left; null: the days say it. */
  cashDeadlineHours: number | null
  /** A guest's time to pay in cash; null: as a member's. */
  guestCash: { days: number; hours: number | null } | null
  /** Where an online event takes place, if it is open to everybody. */
  onlineUrl: string | null
  maxPerOrder: number
  /** Changes with the tickets, questions and rules. */
  version: string
}
