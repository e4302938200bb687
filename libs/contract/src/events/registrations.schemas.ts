import Type from 'typebox'
import { CaptchaText } from '../account/session.schemas.ts'
import { CompradorWire, FormaPagamentoWire } from '../payment/payment.schemas.ts'
import { paymentStatusCodes } from '../payment/payment.codes.ts'
import { Id, Instant, MinorUnits, Nullable } from '../schema.ts'
import { EventoWire } from './events.schemas.ts'

/** An answer to a question; of a file, the code that its upload gave. */
export const RespostaWire = Type.Object({ idCampo: Id, valor: Type.String({ maxLength: 2000 }) })

/** `POST /usuario/{user}/evento/{event}/inscricao/?igreja=`: one entry of `ingressos` for each ticket. */
export const CompraWire = Type.Object({
  ingressos: Type.Array(
    Type.Object({
      idIngresso: Id,
      titular: Type.String({ minLength: 1, maxLength: 120 }),
      respostas: Type.Array(RespostaWire, { maxItems: 40 }),
    }),
    { minItems: 1, maxItems: 50 },
  ),
  versao: Type.String({ maxLength: 64, description: 'of the event, as the buyer saw it' }),
  valorTotal: MinorUnits,
  flagTermos: Type.Boolean(),
  comprador: Nullable(CompradorWire),
  pagamento: FormaPagamentoWire,
  captcha: Type.Optional(CaptchaText),
})
export type CompraWire = Type.Static<typeof CompraWire>

/** `POST /igreja/{slug}/evento/{id}/arquivo/` (multipart `arquivo`): the answer to a question of the kind file. */
export const ArquivoRespostaWire = Type.Object({ codigo: Type.String(), nome: Type.String(), tamanho: Type.Integer() })
export type ArquivoRespostaWire = Type.Static<typeof ArquivoRespostaWire>

/** A purchased ticket. `codigo` is the content of its QR code; null until the order is paid. */
export const InscricaoWire = Type.Object({
  id: Id,
  idEvento: Id,
  pedido: Type.String({ description: 'empty for who took the ticket over: the order is its buyer’s' }),
  situacao: Type.Enum([...paymentStatusCodes]),
  flagContestado: Type.Optional(
    Type.Boolean({ description: 'the payer’s bank disputes the payment: no `codigo` until it decides' }),
  ),
  ingresso: Type.Object({ id: Id, nome: Type.String() }),
  titular: Type.String(),
  comprador: Type.String(),
  codigo: Nullable(Type.String()),
  valor: MinorUnits,
  moeda: Type.String(),
  flagConteudoExclusivo: Type.Boolean(),
  urlOnline: Nullable(Type.String({ description: 'where the event is followed online; null until it is paid' })),
  dataCadastro: Instant,
  transferencia: Type.Optional(
    Type.Object({
      email: Type.String({ description: 'to whom it was offered' }),
      dataExpiracao: Instant,
    }),
  ),
})
export type InscricaoWire = Type.Static<typeof InscricaoWire>
export const InscricoesWire = Type.Object({ inscricoes: Type.Array(InscricaoWire) })
export type InscricoesWire = Type.Static<typeof InscricoesWire>

/** `POST …/inscricao/{ticket}/transferencia`: the ticket is offered to the account under this address. */
export const TransferenciaWire = Type.Object({ email: Type.String({ format: 'email', maxLength: 254 }) })
export type TransferenciaWire = Type.Static<typeof TransferenciaWire>

/** The secret of a mailed offer. */
export const TransferCode = Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' })

/** `GET /evento/{event}/transferencia?codigo=`: what is offered to the bearer. */
export const OfertaIngressoWire = Type.Object({
  ingresso: Type.Object({ id: Id, nome: Type.String() }),
  de: Type.String({ description: 'who offers it' }),
  dataExpiracao: Instant,
})
export type OfertaIngressoWire = Type.Static<typeof OfertaIngressoWire>

/** `POST /evento/{event}/transferencia`: the bearer takes the ticket over, and answers the event’s questions. */
export const AceiteIngressoWire = Type.Object({
  codigo: TransferCode,
  titular: Type.String({ minLength: 1, maxLength: 120 }),
  respostas: Type.Array(RespostaWire, { maxItems: 40 }),
})
export type AceiteIngressoWire = Type.Static<typeof AceiteIngressoWire>

/** `GET /usuario/{id}/evento/`: events that the person has tickets of. */
export const EventosInscritosWire = Type.Object({
  eventos: Type.Array(Type.Object({ ...EventoWire.properties, qtdeInscricoes: Type.Integer({ minimum: 1 }) })),
})
export type EventosInscritosWire = Type.Static<typeof EventosInscritosWire>

export const situacoesConteudo = ['em_breve', 'disponivel', 'expirado'] as const
export type SituacaoConteudo = (typeof situacoesConteudo)[number]
export const tiposConteudo = ['video', 'arquivo', 'texto'] as const
export type TipoConteudo = (typeof tiposConteudo)[number]

/** Exclusive content of a ticket. Its content is null unless it is `disponivel`. */
export const ConteudoWire = Type.Object({
  id: Id,
  titulo: Type.String(),
  descricao: Nullable(Type.String()),
  tipo: Type.Enum([...tiposConteudo]),
  situacao: Type.Enum([...situacoesConteudo]),
  dataInicio: Nullable(Instant),
  dataFim: Nullable(Instant),
  html: Nullable(Type.String({ description: 'sanitised, of a text' })),
  url: Nullable(Type.String({ description: 'of a video or file' })),
})
export type ConteudoWire = Type.Static<typeof ConteudoWire>
export const ConteudosWire = Type.Object({ conteudos: Type.Array(ConteudoWire) })
export type ConteudosWire = Type.Static<typeof ConteudosWire>
