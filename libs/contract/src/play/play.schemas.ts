import Type from 'typebox'
import { VideoWire } from '../live/live.schemas.ts'
import { CompradorWire, FormaPagamentoWire, OrderCode } from '../payment/payment.schemas.ts'
import { Id, ImagemWire, Instant, MinorUnits, Nullable } from '../schema.ts'
import { contentVisibilities, playContentTypes, MAX_POSITION_SECONDS, subscriptionStatuses } from './play.codes.ts'

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

/** GET /plano-assinatura-conteudo/{id}/?igreja: fields that depend on the session are null without one. */
export const PlanoAssinaturaConteudoWire = Type.Object({
  ...content,
  tags: Type.Array(Type.Object({ id: Id, nome: Type.String() })),
  video: Type.Union([VideoWire, Type.Null()], { description: 'only for who may watch' }),
  doUsuario: Nullable(
    Type.Object({
      idMinhaLista: Nullable(Id),
      posicaoSegundos: Type.Integer({ minimum: 0, maximum: MAX_POSITION_SECONDS, description: 'where they stopped' }),
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

/**
 * PUT /plano-assinatura-conteudo/{id}/posicao?igreja: the position at which a person stopped; answered as it was sent.
 */
export const PosicaoVideoWire = Type.Object({ segundos: Type.Integer({ minimum: 0, maximum: MAX_POSITION_SECONDS }) })
export type PosicaoVideoWire = Type.Static<typeof PosicaoVideoWire>
