import type { CompraWire, PaymentMethodCode } from '@atrio/contract'
import type { FeeParts, InstallmentPlan } from '@atrio/contract/rules'
import type { OrderBuyer } from '../../../payments/buyers/buyer.ts'
import { payerFaults } from '../../../payments/buyers/check-payer.ts'
import { type ChurchMethod, feesOf, plansOf } from '../../../payments/payments.ts'
import { eventHold, eventMethod } from '../events.methods.ts'
import type { EventForSale, StoredLot } from '../events.reads.ts'
import { eventStatus, lotStatus } from '../events.status.ts'
import { toLot, versionOf } from '../events.wire.ts'
import type { StoredAnswer } from '../tickets.tables.ts'
import { type KnownFiles, readAnswers } from './answers.ts'
import { invalid, left, refused } from './refusal.ts'

/** What a purchase is checked against; all of it read on the server. */
type SaleTerms = {
  event: EventForSale
  /** The church's methods, by code. */
  methods: ReadonlyMap<string, ChurchMethod>
  buyer: OrderBuyer
  files: KnownFiles
  now: Date
  /** Today in the church. */
  today: string
}

/** A purchase that is valid, except for its places, which are not taken yet. */
export type CheckedPurchase = {
  tickets: { lot: StoredLot; holder: string; answers: StoredAnswer[] }[]
  /** Number of tickets per ticket kind's id. */
  counts: ReadonlyMap<number, number>
  amounts: FeeParts & { interest: number }
  method: ChurchMethod | null
  plan: Pick<InstallmentPlan, 'count' | 'each'>
  expiresAt: Date
}

/** Refuses what is not on sale any more, from the whole event down to the number of one kind. */
function checkSale({ event, now }: SaleTerms, purchase: CompraWire): ReadonlyMap<number, number> {
  if (!event.flagAtivo) throw refused('eventOver')
  const status = eventStatus(event, event.ingressos.map(toLot), now)
  if (status === 'esgotado') throw refused('soldOut')
  const counts = new Map<number, number>()
  for (const { idIngresso } of purchase.ingressos) counts.set(idIngresso, (counts.get(idIngresso) ?? 0) + 1)
  for (const [id, count] of counts) {
    const lot = event.ingressos.find((one) => one.id === id)
    if (!lot) throw refused('ticketRemoved', [left(id, 0, 'is no longer sold')])
    checkLot(lot, count, status, now)
  }
  if (status === 'em_breve') throw refused('ticketNotYetSold')
  if (status !== 'aberto') throw refused('eventOver')
  if (purchase.ingressos.length > event.qtdeMaxCompra) {
    const field = { field: 'ingressos', code: `left_${event.qtdeMaxCompra}`, message: 'more than one order may hold' }
    throw refused('quantityUnavailable', [field])
  }
  return counts
}

function checkLot(lot: StoredLot, count: number, event: string, now: Date): void {
  const status = lotStatus(toLot(lot), now)
  if (status === 'em_breve') throw refused('ticketNotYetSold', [left(lot.id, 0, 'is not sold yet')])
  if (status === 'encerrado' && event === 'aberto') {
    throw refused('ticketNoLongerSold', [left(lot.id, 0, 'is not sold any more')])
  }
  if (event !== 'aberto') return
  if (lot.livre !== null && count > lot.livre) {
    throw refused('quantityUnavailable', [left(lot.id, Math.max(0, lot.livre), 'are left')])
  }
  if (lot.limitePorUsuario !== null && count > lot.limitePorUsuario) {
    throw refused('quantityUnavailable', [left(lot.id, lot.limitePorUsuario, 'may be bought by one person')])
  }
}

/** The requested method, if this event currently accepts it. */
function checkMethod({ event, methods, buyer, now }: SaleTerms, code: PaymentMethodCode): [ChurchMethod, Date] {
  const method = eventMethod(event, methods, { code, now })
  if (method) return [method, eventHold(event, { code, now, isGuest: buyer.user === null })]
  if (code === 'dinheiro') throw refused('cashUnavailable')
  throw refused(code === 'boleto' ? 'boletoUnavailable' : 'methodUnavailable')
}

function checkPlan({ event }: SaleTerms, method: ChurchMethod, total: number, count: number): InstallmentPlan {
  const terms = { most: event.qtdeMaxParcelas, interest: event.flagJuros }
  const plans = plansOf(method, total, terms)
  const plan = plans.find((one) => one.count === count)
  if (plan) return plan
  if (method.code !== 'cartao_credito') throw refused('installmentsNotForMethod')
  throw refused(event.qtdeMaxParcelas === 1 ? 'installmentsNotForEvent' : 'installmentsNotForAmount')
}

/**
 * Validates a purchase against the current terms, and recomputes all sums: prices, fees, instalments.
 * @throws ProblemError with the first matching code of the catalogue, or validation for what no change of terms
 * explains
 */
export function checkPurchase(terms: SaleTerms, purchase: CompraWire): CheckedPurchase {
  const { event, buyer, files, now, today } = terms
  const { metodoPagamento, qtdeParcelas } = purchase.pagamento
  const counts = checkSale(terms, purchase)
  // for every event (document 1 section 5): one without its own terms has the portal's general ones
  if (!purchase.flagTermos) {
    throw invalid([{ field: 'flagTermos', code: 'required', message: 'the terms must be accepted' }])
  }
  const changed = purchase.versao !== versionOf(event)
  const answers = readAnswers(purchase.ingressos, event.campos, { files, changed, today })
  const tickets = purchase.ingressos.map(({ idIngresso, titular }, index) => {
    const lot = event.ingressos.find(({ id }) => id === idIngresso)
    if (!lot) throw refused('ticketRemoved')
    return { lot, holder: titular.trim(), answers: answers[index] ?? [] }
  })
  const sum = tickets.reduce((total, { lot }) => total + lot.valor, 0)
  if (sum === 0) {
    if (purchase.valorTotal !== 0) throw refused('totalChanged')
    if (changed) throw refused('rulesUpdated')
    const amounts = { ...feesOf(null, 0, { absorbed: true }), interest: 0 }
    return {
      tickets,
      counts,
      amounts,
      method: null,
      plan: { count: 1, each: 0 },
      expiresAt: eventHold(event, { code: null, now, isGuest: buyer.user === null }),
    }
  }
  if (metodoPagamento === null) throw refused(purchase.valorTotal === 0 ? 'totalChanged' : 'methodUnavailable')
  const [method, expiresAt] = checkMethod(terms, metodoPagamento)
  const missing = payerFaults(buyer, method.code)
  if (missing.length > 0) throw refused('personalDataMissing', missing)
  const fees = feesOf(method, sum, { absorbed: event.flagAssumirTaxasServico })
  const plan = checkPlan(terms, method, fees.total, qtdeParcelas)
  if (plan.total !== purchase.valorTotal) throw refused('totalChanged')
  if (changed) throw refused('rulesUpdated')
  return { tickets, counts, amounts: { ...fees, interest: plan.interest }, method, plan, expiresAt }
}
