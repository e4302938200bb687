import Type from 'typebox'
import { EnderecoWire, Id, ImagemWire, Instant, Nullable } from '../schema.ts'

/** Document 1 section 3 (Church), document 2 section 7.1. */
export const IgrejaWire = Type.Object({
  id: Id,
  slug: Type.String(),
  uuid: Type.String({ format: 'uuid' }),
  codigo: Type.String(),
  nome: Type.String(),
  descricao: Nullable(Type.String()),
  historia: Nullable(Type.String({ description: 'sanitised HTML' })),
  telefone: Nullable(Type.String()),
  email: Nullable(Type.String()),
  endereco: Nullable(EnderecoWire),
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  redesSociais: Type.Array(Type.Object({ tipo: Type.String(), url: Type.String() })),
  slugOrganizacao: Nullable(Type.String()),
  idioma: Type.String({ description: 'pt_BR, en or es; the reader replaces underscores by hyphens' }),
  imagens: Type.Array(ImagemWire),
  flagAtivo: Type.Boolean(),
  flagChatBot: Type.Boolean(),
  facebookPixelCode: Nullable(Type.String()),
  codigoPlano: Nullable(Type.String()),
  dataCadastro: Instant,
  urlGooglePlay: Nullable(Type.String()),
  urlAppleStore: Nullable(Type.String()),
  fusoHorario: Type.String({ description: 'IANA time zone; our addition' }),
  moeda: Type.String({ description: 'ISO 4217; our addition' }),
})
export type IgrejaWire = Type.Static<typeof IgrejaWire>

/** A church as others see it: in an organisation's list, by location, by host name. */
export const ClienteWire = Type.Object({
  id: Id,
  codigo: Type.String(),
  slug: Type.String(),
  nome: Type.String(),
  descricao: Nullable(Type.String()),
  slugOrganizacao: Nullable(Type.String()),
  endereco: Nullable(EnderecoWire),
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  imagens: Type.Array(ImagemWire),
  corApp: Type.String({ description: '#rrggbb; our addition, so that a list can draw each church in its colour' }),
  hostname: Nullable(Type.String({ description: 'verified custom host name' })),
  distancia: Type.Optional(Type.Number({ description: 'metres from the asked place' })),
})
export type ClienteWire = Type.Static<typeof ClienteWire>
export const ClientesWire = Type.Object({ clientes: Type.Array(ClienteWire) })
export type ClientesWire = Type.Static<typeof ClientesWire>

export const ModulosWire = Type.Object({ modulos: Type.Array(Type.Object({ codigo: Type.String() })) })
export type ModulosWire = Type.Static<typeof ModulosWire>

export const VisualWire = Type.Object({
  igrejaVisual: Type.Object({
    corApp: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
    logomarcaMenu: Nullable(ImagemWire),
  }),
})
export type VisualWire = Type.Static<typeof VisualWire>

export const MetodosPagamentoWire = Type.Object({
  metodosPagamento: Type.Array(
    Type.Object({
      id: Id,
      codigo: Type.String(),
      nome: Type.String(),
      idGatewayPagamento: Nullable(Id),
    }),
  ),
})
export type MetodosPagamentoWire = Type.Static<typeof MetodosPagamentoWire>

export const ItemMenuWire = Type.Object({
  id: Id,
  idIgreja: Id,
  codigo: Type.String(),
  flagAtivo: Type.Boolean(),
  url: Nullable(Type.String()),
  nome: Type.String(),
  nomeIngles: Type.String(),
  nomeEspanhol: Type.String(),
})
export type ItemMenuWire = Type.Static<typeof ItemMenuWire>
export const IgrejaAppMenuWire = Type.Object({ igrejaAppMenu: Type.Array(ItemMenuWire) })
export type IgrejaAppMenuWire = Type.Static<typeof IgrejaAppMenuWire>

export const BannerWire = Type.Object({
  id: Id,
  idIgreja: Id,
  chamada: Nullable(Type.String({ description: 'a few words above the title' })),
  titulo: Type.String(),
  descricao: Nullable(Type.String()),
  imagem: Nullable(ImagemWire),
  url: Nullable(Type.String()),
  textoBotao: Nullable(Type.String()),
})
export type BannerWire = Type.Static<typeof BannerWire>
export const BannersWire = Type.Object({ banners: Type.Array(BannerWire) })
export type BannersWire = Type.Static<typeof BannersWire>

export const OrganizacaoWire = Type.Object({
  id: Id,
  slug: Type.String(),
  nome: Type.String(),
  descricao: Nullable(Type.String()),
  imagens: Type.Array(ImagemWire),
})
export type OrganizacaoWire = Type.Static<typeof OrganizacaoWire>

export const CongregacoesWire = Type.Object({
  congregacoes: Type.Array(
    Type.Object({
      id: Id,
      idIgreja: Id,
      nome: Type.String(),
      telefone: Nullable(Type.String()),
      endereco: Nullable(EnderecoWire),
      latitude: Nullable(Type.Number()),
      longitude: Nullable(Type.Number()),
    }),
  ),
})
export type CongregacoesWire = Type.Static<typeof CongregacoesWire>

export const GatewayPadraoWire = Type.Object({ idGatewayPagamento: Id })
export type GatewayPadraoWire = Type.Static<typeof GatewayPadraoWire>

/** BFF: the whole start-up in one answer. The parts are those of the single calls. */
export const StartUpWire = Type.Object({
  versao: Type.Integer({ description: "the church's content version" }),
  igreja: Type.Object({
    ...IgrejaWire.properties,
    historia: Nullable(
      Type.String({ description: 'the first paragraphs; the whole comes with the church by its code' }),
    ),
  }),
  modulos: ModulosWire.properties.modulos,
  igrejaVisual: VisualWire.properties.igrejaVisual,
  metodosPagamento: MetodosPagamentoWire.properties.metodosPagamento,
  igrejaAppMenu: IgrejaAppMenuWire.properties.igrejaAppMenu,
  banners: BannersWire.properties.banners,
  organizacao: Nullable(OrganizacaoWire),
})
export type StartUpWire = Type.Static<typeof StartUpWire>
