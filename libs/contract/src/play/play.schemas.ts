import Type from 'typebox'
import { VideoWire } from '../live/live.schemas.ts'
import { CompradorWire, FormaPagamentoWire, OrderCode } from '../payment/payment.schemas.ts'
import { Id, ImagemWire, Instant, MinorUnits, Nullable } from '../schema.ts'
import {
  contentVisibilities,
  playContentTypes,
  MAX_POSITION_SECONDS,
  renewalStatuses,
  subscriptionStatuses,
} from './play.codes.ts'

// Document 2 section 7.5 gives the calls, `tipoVisibilidadeConteudo` and `status.situacao`; the other fields are ours.
const Words = Nullable(Type.String())

/** GET /igreja/{slug}/plano-assinatura-configuracao/ */
export const PlanoAssinaturaConfiguracaoWire = Type.Object({
  tipoVisibilidadeConteudo: Type.Enum([...contentVisibilities]),
})
export type PlanoAssinaturaConfiguracaoWire = Type.Static<typeof PlanoAssinaturaConfiguracaoWire>

export const PlanoAssinaturaWire = Type.Object({
  id: Id,
  idIgreja: Id,
  nome: Type.String(),
  descricao: Words,
  moeda: Type.String(),
  valor: MinorUnits,
  qtdeMeses: Type.Integer({ minimum: 1, description: 'how long one payment lasts' }),
  flagAssumirTaxasServico: Type.Boolean({ description: 'the church bears the fees' }),
})
export type PlanoAssinaturaWire = Type.Static<typeof PlanoAssinaturaWire>

/** GET /igreja/{slug}/plano-assinatura/, in the church's order. */
export const PlanosAssinaturaWire = Type.Object({ planos: Type.Array(PlanoAssinaturaWire) })
export type PlanosAssinaturaWire = Type.Static<typeof PlanosAssinaturaWire>

const content = {
  id: Id,
  idIgreja: Id,
  tipo: Type.Enum([...playContentTypes]),
  titulo: Type.String(),
  descricao: Words,
  imagem: Nullable(ImagemWire),
  duracaoSegundos: Nullable(Type.Integer({ minimum: 1 })),
  qtdeVideos: Nullable(Type.Integer({ minimum: 0, description: 'of a collection' })),
  coletanea: Nullable(Type.Object({ id: Id, titulo: Type.String() })),
  flagDestaque: Type.Boolean(),
  dataPublicacao: Instant,
}

/** A video or a collection of videos, as lists show it, without its source. */
export const PlanoAssinaturaConteudoResumoWire = Type.Object(content)
export type PlanoAssinaturaConteudoResumoWire = Type.Static<typeof PlanoAssinaturaConteudoResumoWire>

/** GET /plano-assinatura-conteudo/?igreja&destaque&tag&coletanea&tipo&busca&depois */
export const PlanoAssinaturaConteudosWire = Type.Object({
  conteudos: Type.Array(PlanoAssinaturaConteudoResumoWire),
  proximo: Nullable(Type.String({ description: 'where the next page begins; null after the last one' })),
})
export type PlanoAssinaturaConteudosWire = Type.Static<typeof PlanoAssinaturaConteudosWire>

/** Subtitles as WebVTT: the language by its tag, its name in itself. */
export const LegendaWire = Type.Object({ idioma: Type.String(), rotulo: Type.String(), url: Type.String() })
export type LegendaWire = Type.Static<typeof LegendaWire>

/** GET /plano-assinatura-conteudo/{id}/?igreja: fields that depend on the session are null without one. */
export const PlanoAssinaturaConteudoWire = Type.Object({
  ...content,
  tags: Type.Array(Type.Object({ id: Id, nome: Type.String() })),
  video: Type.Union([VideoWire, Type.Null()], { description: 'only for who may watch' }),
  legendas: Type.Array(LegendaWire, { description: 'likewise; of a file or a stream' }),
  doUsuario: Nullable(
    Type.Object({
      idMinhaLista: Nullable(Id),
      posicaoSegundos: Type.Integer({ minimum: 0, maximum: MAX_POSITION_SECONDS, description: 'where they stopped' }),
      flagAssistido: Type.Boolean(),
    }),
  ),
})
export type PlanoAssinaturaConteudoWire = Type.Static<typeof PlanoAssinaturaConteudoWire>

/** GET /igreja/{slug}/plano-assinatura-home/ */
export const PlanoAssinaturaHomeWire = Type.Object({
  titulo: Words,
  descricao: Words,
  imagem: Nullable(ImagemWire),
  tags: Type.Array(
    Type.Object({ id: Id, nome: Type.String(), conteudos: Type.Array(PlanoAssinaturaConteudoResumoWire) }),
  ),
})
export type PlanoAssinaturaHomeWire = Type.Static<typeof PlanoAssinaturaHomeWire>

/**
 * One entry of a person's list; POST /usuario-plano-assinatura-conteudo/ answers with it, the same one when repeated.
 */
export const UsuarioPlanoAssinaturaConteudoWire = Type.Object({
  id: Id,
  planoAssinaturaConteudo: PlanoAssinaturaConteudoResumoWire,
  dataCadastro: Instant,
})
export type UsuarioPlanoAssinaturaConteudoWire = Type.Static<typeof UsuarioPlanoAssinaturaConteudoWire>

/** GET /usuario-plano-assinatura-conteudo/?usuario&igreja, the last added first. */
export const UsuarioPlanoAssinaturaConteudosWire = Type.Object({
  usuarioPlanoAssinaturaConteudos: Type.Array(UsuarioPlanoAssinaturaConteudoWire),
})
export type UsuarioPlanoAssinaturaConteudosWire = Type.Static<typeof UsuarioPlanoAssinaturaConteudosWire>

export const UsuarioPlanoAssinaturaWire = Type.Object({
  id: Id,
  idIgreja: Id,
  plano: Type.Object({ id: Nullable(Id), nome: Type.String() }),
  moeda: Type.String(),
  valor: MinorUnits,
  status: Type.Object({ situacao: Type.Enum([...subscriptionStatuses]) }),
  codigo: Nullable(OrderCode),
  dataInicio: Nullable(Instant),
  dataFim: Nullable(Instant),
  dataCadastro: Instant,
})
export type UsuarioPlanoAssinaturaWire = Type.Static<typeof UsuarioPlanoAssinaturaWire>

/** GET /usuario/{id}/usuario-plano-assinatura/?igreja, the newest first. */
export const UsuarioPlanoAssinaturasWire = Type.Object({
  usuarioPlanoAssinaturas: Type.Array(UsuarioPlanoAssinaturaWire),
})
export type UsuarioPlanoAssinaturasWire = Type.Static<typeof UsuarioPlanoAssinaturasWire>

/** `POST /usuario-plano-assinatura/?igreja=`: one period of a plan, which ends at its date. */
export const AssinaturaNovaWire = Type.Object({
  idUsuario: Id,
  idPlano: Id,
  valorTotal: Type.Integer({ minimum: 0, description: 'as the subscriber saw it, fees in it' }),
  comprador: Nullable(CompradorWire),
  pagamento: FormaPagamentoWire,
})
export type AssinaturaNovaWire = Type.Static<typeof AssinaturaNovaWire>

const Seconds = Type.Integer({ minimum: 0, maximum: MAX_POSITION_SECONDS })
const Length = Type.Integer({ minimum: 1, maximum: MAX_POSITION_SECONDS })

/**
 * PUT /plano-assinatura-conteudo/{id}/posicao?igreja: where a person stopped; `flagAssistido` says that they have
 * watched it, or not, in place of the 90 % that count otherwise.
 */
export const PosicaoVideoWire = Type.Object({
  segundos: Seconds,
  duracaoSegundos: Type.Optional(Length),
  flagAssistido: Type.Optional(Type.Boolean()),
})
export type PosicaoVideoWire = Type.Static<typeof PosicaoVideoWire>

/** What a person has seen of a video. */
export const MarcaVideoWire = Type.Object({
  idConteudo: Id,
  segundos: Seconds,
  duracaoSegundos: Nullable(Length),
  flagAssistido: Type.Boolean(),
})
export type MarcaVideoWire = Type.Static<typeof MarcaVideoWire>

/** GET /user/plano-assinatura-marca?igreja&conteudos=1,2,3: of those that the person has begun. */
export const MarcasVideoWire = Type.Object({ marcas: Type.Array(MarcaVideoWire) })
export type MarcasVideoWire = Type.Static<typeof MarcasVideoWire>

/** GET /user/plano-assinatura-continuar?igreja: begun and not watched to the end, the last one first. */
export const ContinuadosWire = Type.Object({
  conteudos: Type.Array(Type.Object({ ...content, marca: MarcaVideoWire })),
})
export type ContinuadosWire = Type.Static<typeof ContinuadosWire>

/** How a subscription goes on when its paid time ends. */
export const RenovacaoAssinaturaWire = Type.Object({
  plano: Type.Object({ id: Nullable(Id), nome: Type.String() }),
  moeda: Type.String(),
  situacao: Type.Enum([...renewalStatuses]),
  dataFim: Type.String({ format: 'date-time', description: 'the end of what is paid' }),
  valorTotal: Nullable(Type.Integer({ minimum: 0, description: 'agreed to for one period, fees in it' })),
  valorAtual: Nullable(
    Type.Integer({ minimum: 0, description: 'a period by card as it is now; null where it is not sold so' }),
  ),
  qtdeMeses: Nullable(Type.Integer({ minimum: 1, description: 'of a period as it is now' })),
  dataCobranca: Nullable(Type.String({ format: 'date-time', description: 'when the card is charged' })),
  flagRecusada: Type.Boolean({ description: 'the card was refused; it is asked again at dataCobranca' }),
  cartao: Nullable(
    Type.Object({ id: Id, bandeira: Nullable(Type.String()), final: Type.String(), validade: Type.String() }),
  ),
})
export type RenovacaoAssinaturaWire = Type.Static<typeof RenovacaoAssinaturaWire>

/** `GET /user/renovacao-assinatura?igreja=`: null for a person who never subscribed. */
export const MinhaRenovacaoWire = Type.Object({ renovacao: Nullable(RenovacaoAssinaturaWire) })
export type MinhaRenovacaoWire = Type.Static<typeof MinhaRenovacaoWire>

/** `PUT /user/renovacao-assinatura?igreja=`: `ativa` needs the card, and the total as the subscriber agreed to it. */
export const RenovacaoDadosWire = Type.Object({
  situacao: Type.Enum(['ativa', 'manual', 'cancelada']),
  idCartao: Type.Optional(Id),
  valorTotal: Type.Optional(MinorUnits),
})
export type RenovacaoDadosWire = Type.Static<typeof RenovacaoDadosWire>
