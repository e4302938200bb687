import Type from 'typebox'
import { paymentMethodCodes } from '../church/church.codes.ts'
import { recurrenceStatusCodes } from '../giving/recurring.schemas.ts'
import { Id, Instant, MinorUnits, Nullable } from '../schema.ts'
import { orderKinds, paymentStatusCodes } from './payment.codes.ts'
import { OrderCode } from './payment.schemas.ts'

/** The plan that an order belongs to, where it repeats. */
export const PlanoDoPedidoWire = Type.Object({
  id: Id,
  valor: MinorUnits,
  recorrenciaDias: Type.Integer({ minimum: 1 }),
  situacao: Type.Enum([...recurrenceStatusCodes]),
})
export type PlanoDoPedidoWire = Type.Static<typeof PlanoDoPedidoWire>

/** An order in the list of one's own. */
export const PagamentoProprioWire = Type.Object({
  pedido: OrderCode,
  tipo: Type.Enum([...orderKinds]),
  descricao: Type.String(),
  situacao: Type.Enum([...paymentStatusCodes]),
  metodoPagamento: Nullable(Type.Enum([...paymentMethodCodes])),
  moeda: Type.String(),
  valorTotal: MinorUnits,
  valorDevolvido: MinorUnits,
  flagContestado: Type.Boolean(),
  dataCadastro: Instant,
  recorrencia: Nullable(PlanoDoPedidoWire),
})
export type PagamentoProprioWire = Type.Static<typeof PagamentoProprioWire>

/** `GET /user/pagamento?igreja=&ano=&depois=`: the newest first, of one year or of all. */
export const PagamentosWire = Type.Object({
  pagamentos: Type.Array(PagamentoProprioWire),
  proximo: Nullable(Type.String({ description: 'where the next page begins (`depois`); null: there is none' })),
  anos: Type.Array(Type.Integer(), {
    description: 'the years to choose from, the latest first, by the church’s clock',
  }),
})
export type PagamentosWire = Type.Static<typeof PagamentosWire>
