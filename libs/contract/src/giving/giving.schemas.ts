import Type from 'typebox'
import { CaptchaText } from '../account/session.schemas.ts'
import { CompradorWire, FormaPagamentoWire } from '../payment/payment.schemas.ts'
import { MIN_RECURRENCE_DAYS, MAX_RECURRENCE_DAYS } from '../rules/recurrence.ts'
import { Id, MinorUnits, Nullable } from '../schema.ts'

/** A giving reason (fund). A gift must exceed `valorMinimo` (document 1 section 5). */
export const MotivoWire = Type.Object({
  id: Id,
  idIgreja: Id,
  nome: Type.String(),
  descricao: Nullable(Type.String()),
  moeda: Type.String(),
  valorMinimo: MinorUnits,
  valorMaximo: Nullable(Type.Integer({ minimum: 1, description: 'the most that it takes at once' })),
  flagRecorrencia: Type.Boolean(),
  campanha: Nullable(
    Type.Object({
      meta: Type.Integer({ minimum: 1, description: 'what the church collects for it' }),
      recebido: Type.Integer({ minimum: 0, description: 'what there is of it: paid gifts, and by other ways' }),
    }),
  ),
})
export type MotivoWire = Type.Static<typeof MotivoWire>
export const MotivosWire = Type.Object({ motivos: Type.Array(MotivoWire) })
export type MotivosWire = Type.Static<typeof MotivosWire>

/** `POST /pagamento/?igreja=`: a gift, of one or several reasons. */
export const DoacaoWire = Type.Object({
  idUsuario: Nullable(Type.Integer({ minimum: 1, description: 'the giver’s account in the church; null: a guest' })),
  motivos: Type.Array(Type.Object({ idMotivo: Id, valor: MinorUnits }), { minItems: 1, maxItems: 20 }),
  flagUsuarioTaxa: Type.Boolean({ description: 'the giver bears the fees' }),
  valorTotal: Type.Integer({ minimum: 0, description: 'as the giver saw it, fees in it' }),
  comprador: Nullable(CompradorWire),
  pagamento: FormaPagamentoWire,
  captcha: Type.Optional(CaptchaText),
  recorrenciaDias: Type.Optional(
    Nullable(
      Type.Integer({
        minimum: MIN_RECURRENCE_DAYS,
        maximum: MAX_RECURRENCE_DAYS,
        description: 'the gift repeats every so many days; null or absent: it is given once',
      }),
    ),
  ),
})
export type DoacaoWire = Type.Static<typeof DoacaoWire>
