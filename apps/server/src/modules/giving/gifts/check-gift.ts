import type { DoacaoWire, Problem } from '@atrio/contract'
import { type FeeParts, giftFault, MAX_BY_WALLET, MAX_GIVEN } from '@atrio/contract/rules'
import { ProblemError } from '../../../http/problem.ts'
import { type ChurchMethod, feesOf } from '../../../payments/payments.ts'
import type { OrderBuyer } from '../../../payments/buyers/buyer.ts'
import { checkPayer } from '../../../payments/buyers/check-payer.ts'
import type { Reason } from '../giving.reads.ts'
import { recurrenceFault } from './check-recurrence.ts'

type Fault = NonNullable<Problem['errors']>[number]

/** What a gift is checked against; all of it read on the server. */
export type GivingTerms = {
  /** The current giving reasons. */
  reasons: readonly Reason[]
  /** The church's methods, by code. */
  methods: ReadonlyMap<string, ChurchMethod>
  giver: Pick<OrderBuyer, 'cpf' | 'pais' | 'user'>
}

/** A valid gift. */
export type CheckedGift = {
  parts: { reason: Pick<Reason, 'id' | 'nome'>; amount: number }[]
  method: ChurchMethod
  fees: FeeParts
}

const invalid = (errors: Fault[]) => new ProblemError('validation', errors)

/** Validates the amounts by the current reasons. */
function partsOf({ reasons }: GivingTerms, { motivos }: DoacaoWire): CheckedGift['parts'] {
  const faults: Fault[] = []
  const parts = motivos.flatMap(({ idMotivo, valor }, index) => {
    const reason = reasons.find(({ id }) => id === idMotivo)
    const wrong = (field: 'idMotivo' | 'valor', code: string, message: string) => {
      faults.push({ field: `motivos.${index}.${field}`, code, message })
      return []
    }
    if (!reason) return wrong('idMotivo', 'gone', 'is not given for any more')
    if (motivos.findIndex((other) => other.idMotivo === idMotivo) < index) {
      return wrong('idMotivo', 'twice', 'is used twice')
    }
    const fault = giftFault(valor, { above: reason.valorMinimo, most: reason.valorMaximo })
    if (fault === 'minimum') return wrong('valor', fault, `must be more than ${reason.valorMinimo}`)
    if (fault === 'maximum') return wrong('valor', fault, 'is more than can be given at once')
    return [{ reason, amount: valor }]
  })
  if (faults.length > 0) throw invalid(faults)
  if (sumOf(parts) > MAX_GIVEN) {
    throw invalid([{ field: 'motivos', code: 'maximum', message: 'together more than can be given at once' }])
  }
  return parts
}

const sumOf = (parts: CheckedGift['parts']) => parts.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Validates a gift against the current terms, and recomputes its sums. A gift is a single charge.
 * @throws ProblemError validation, by the field that is wrong; conflict when the giver saw another total
 */
export function checkGift(terms: GivingTerms, gift: DoacaoWire): CheckedGift {
  const { metodoPagamento, qtdeParcelas } = gift.pagamento
  const parts = partsOf(terms, gift)
  const method = metodoPagamento === null ? undefined : terms.methods.get(metodoPagamento)
  if (!method) {
    throw invalid([{ field: 'pagamento.metodoPagamento', code: 'unavailable', message: 'is not taken here' }])
  }
  if (qtdeParcelas !== 1) {
    throw invalid([{ field: 'pagamento.qtdeParcelas', code: 'maximum', message: 'a gift is one charge' }])
  }
  const fees = feesOf(method, sumOf(parts), { absorbed: !gift.flagUsuarioTaxa })
  if (method.code === 'picpay' && fees.total > MAX_BY_WALLET) {
    throw invalid([{ field: 'pagamento.metodoPagamento', code: 'wallet_maximum', message: 'is more than it takes' }])
  }
  checkPayer(terms.giver, method.code)
  const mayNotRecur = recurrenceFault(terms, gift)
  if (mayNotRecur) throw invalid([mayNotRecur])
  if (fees.total !== gift.valorTotal) {
    throw new ProblemError('conflict', [{ field: 'valorTotal', code: 'changed', message: `is ${fees.total} now` }])
  }
  return { parts, method, fees }
}
