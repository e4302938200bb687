import Type from 'typebox'
import { Id, Instant, MinorUnits, Nullable } from '../schema.ts'
import { OrderCode } from '../payment/payment.schemas.ts'

/** Status of a recurring gift: active, paused, cancelled by its giver, or ended because its card was refused. */
export const recurrenceStatusCodes = ['ativa', 'pausada', 'cancelada', 'falhou'] as const
export type RecurrenceStatusCode = (typeof recurrenceStatusCodes)[number]

/** A gift that repeats by itself, as its giver sees it. */
export const DoacaoRecorrenteWire = Type.Object({
  id: Id,
  idMotivo: Nullable(Id),
  nome: Type.String({ description: 'of the reason as it was given for first' }),
  moeda: Type.String(),
  valor: MinorUnits,
  flagUsuarioTaxa: Type.Boolean({ description: 'the giver bears the fees' }),
  valorTotal: Type.Integer({ minimum: 0, description: 'with the fees as they are now' }),
  recorrenciaDias: Type.Integer({ minimum: 1 }),
  situacao: Type.Enum([...recurrenceStatusCodes]),
  proximaData: Nullable(
    Type.String({ format: 'date', description: 'in the church’s zone; null where it does not go on' }),
  ),
  proximaTentativa: Nullable(Type.String({ format: 'date-time', description: 'a refused card is asked again then' })),
  cartao: Nullable(
    Type.Object({ id: Id, bandeira: Nullable(Type.String()), final: Type.String(), validade: Type.String() }),
  ),
  pedido: OrderCode,
  dataCadastro: Instant,
})
export type DoacaoRecorrenteWire = Type.Static<typeof DoacaoRecorrenteWire>

/** `GET /user/doacao-recorrente?igreja=`: the newest first, without those that were cancelled. */
export const DoacoesRecorrentesWire = Type.Object({ doacoesRecorrentes: Type.Array(DoacaoRecorrenteWire) })
export type DoacoesRecorrentesWire = Type.Static<typeof DoacoesRecorrentesWire>

/** `PUT /doacao-recorrente/{id}?igreja=`: absent fields stay. A cancelled gift cannot be resumed. */
export const DoacaoRecorrenteDadosWire = Type.Object({
  valor: Type.Optional(MinorUnits),
  idCartao: Type.Optional(Id),
  situacao: Type.Optional(Type.Enum(['ativa', 'pausada', 'cancelada'])),
})
export type DoacaoRecorrenteDadosWire = Type.Static<typeof DoacaoRecorrenteDadosWire>
