import type { AssinaturaNovaWire } from '@atrio/contract'
import { type FeeParts, MAX_BY_WALLET } from '@atrio/contract/rules'
import { ProblemError } from '../../../http/problem.ts'
import type { OrderBuyer } from '../../../payments/buyers/buyer.ts'
import { checkPayer } from '../../../payments/buyers/check-payer.ts'
import { type ChurchMethod, feesOf } from '../../../payments/payments.ts'
import type { Plan } from '../subscriptions.reads.ts'

/** What a subscription is checked against; all of it read on the server. */
export type PlanTerms = {
  plans: readonly Plan[]
  /** The church's methods, by code. */
  methods: ReadonlyMap<string, ChurchMethod>
  subscriber: Pick<OrderBuyer, 'cpf' | 'pais'>
}

/** A valid period. `method` is null if it is free. */
export type CheckedSubscription = { plan: Plan; method: ChurchMethod | null; fees: FeeParts }

const invalid = (field: string, code: string, message: string) =>
  new ProblemError('validation', [{ field, code, message }])

/**
 * Validates an order against the current plan, and recomputes its sums. A period is a single charge.
 * @throws ProblemError validation, by the field that is wrong; conflict when the subscriber saw another total
 */
export function checkSubscription(terms: PlanTerms, order: AssinaturaNovaWire): CheckedSubscription {
  const { metodoPagamento, qtdeParcelas } = order.pagamento
  const plan = terms.plans.find(({ id }) => id === order.idPlano)
  if (!plan) throw invalid('idPlano', 'gone', 'is not offered any more')
  if (qtdeParcelas !== 1) throw invalid('pagamento.qtdeParcelas', 'maximum', 'a period is one charge')
  const method = plan.valor === 0 ? null : (terms.methods.get(metodoPagamento ?? '') ?? undefined)
  if (method === undefined) throw invalid('pagamento.metodoPagamento', 'unavailable', 'is not taken here')
  const fees = feesOf(method, plan.valor, { absorbed: plan.flagAssumirTaxasServico })
  if (method?.code === 'picpay' && fees.total > MAX_BY_WALLET) {
    throw invalid('pagamento.metodoPagamento', 'wallet_maximum', 'is more than it takes')
  }
  if (method) checkPayer(terms.subscriber, method.code)
  if (fees.total !== order.valorTotal) {
    throw new ProblemError('conflict', [{ field: 'valorTotal', code: 'changed', message: `is ${fees.total} now` }])
  }
  return { plan, method, fees }
}
