import type { DoacaoWire, Problem } from '@atrio/contract'
import type { OrderBuyer } from '../../../payments/buyers/buyer.ts'
import type { Reason } from '../giving.reads.ts'

type Fault = NonNullable<Problem['errors']>[number]
type Terms = { reasons: readonly Reason[]; giver: Pick<OrderBuyer, 'user'> }

/** Why a gift may not repeat: it needs one reason that allows it, a member, and a kept card. */
export function recurrenceFault({ reasons, giver }: Terms, gift: DoacaoWire): Fault | undefined {
  if (gift.recorrenciaDias == null) return undefined
  const { motivos, pagamento } = gift
  const [only, ...others] = motivos
  const wrong = (code: string, message: string): Fault => ({ field: 'recorrenciaDias', code, message })
  if (others.length > 0) return wrong('one_reason', 'only a gift to one reason repeats')
  if (!reasons.find(({ id }) => id === only?.idMotivo)?.flagRecorrencia) {
    return wrong('reason', 'what it is given for takes no gifts that repeat')
  }
  if (giver.user === null) return wrong('signed_in', 'only a member’s gift repeats')
  const isKept = pagamento.idCartao !== null || pagamento.salvarCartao
  if (pagamento.metodoPagamento !== 'cartao_credito' || !isKept) return wrong('card', 'repeats by a card that is kept')
  return undefined
}
