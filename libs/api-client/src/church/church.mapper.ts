import type {
  BannerWire,
  ClienteWire,
  CongregacoesWire,
  IgrejaWire,
  ItemMenuWire,
  MenuCode,
  MetodosPagamentoWire,
  ModuleCode,
  ModulosWire,
  OrganizacaoWire,
  PaymentMethodCode,
  SocialNetworkCode,
  VisualWire,
} from '@atrio/contract'
import { toAddress, toCoordinates, toImage } from '../address.ts'
import { known } from '../wire-code.ts'
import type {
  Banner,
  Church,
  ChurchListing,
  Congregation,
  MenuItem,
  MenuItemKind,
  ModuleId,
  Organization,
  PaymentMethod,
  PaymentMethodKind,
  SocialLink,
  Visual,
} from './church.types.ts'

const MODULES = {
  MOD_CULTO: 'live',
  MOD_EVENTO: 'events',
  MOD_DOACAO: 'giving',
  MOD_CELULA: 'groups',
  MOD_DEVOCIONAL: 'devotionals',
  MOD_NOTICIA: 'news',
  MOD_EBD: 'sundaySchool',
  MOD_PUBLICACAO: 'publications',
  MOD_MURAL_ORACAO: 'prayerWall',
  MOD_ASSINATURA: 'play',
} as const satisfies Record<ModuleCode, ModuleId>

const MENU_ITEMS = {
  PLAY: 'play',
  CELULAS: 'groups',
  DEVOCIONAIS: 'devotionals',
  NOTICIAS: 'news',
  VIDEOS: 'videos',
  PODCAST_EXTERNO: 'externalPodcast',
  MINISTERIOS: 'ministries',
  PODCAST: 'podcast',
  EBD: 'sundaySchool',
  PUBLICACOES: 'publications',
  BIBLIA: 'bible',
  RADIO: 'radio',
  REDE_SOCIAL: 'social',
  VOLUTS: 'voluts',
  MYKIDS: 'mykids',
  PLANOS_LEITURA: 'readingPlans',
  LOUVORES: 'songs',
  LINK: 'external',
} as const satisfies Record<MenuCode, MenuItemKind>

export const PAYMENT_METHODS = {
  cartao_credito: 'card',
  boleto: 'boleto',
  pix: 'pix',
  pix_manual: 'manualPix',
  dinheiro: 'cash',
  paypal: 'paypal',
  picpay: 'wallet',
  ach: 'ach',
} as const satisfies Record<PaymentMethodCode, PaymentMethodKind>

const NETWORKS = {
  instagram: 'instagram',
  facebook: 'facebook',
  youtube: 'youtube',
  whatsapp: 'whatsapp',
  x: 'x',
  tiktok: 'tiktok',
  spotify: 'spotify',
  site: 'site',
} as const satisfies Record<SocialNetworkCode, SocialLink['network']>

export const toChurch = (wire: IgrejaWire): Church => ({
  id: wire.id,
  slug: wire.slug,
  uuid: wire.uuid,
  code: wire.codigo,
  name: wire.nome,
  description: wire.descricao ?? null,
  history: wire.historia ?? null,
  phone: wire.telefone ?? null,
  email: wire.email ?? null,
  address: wire.endereco ? toAddress(wire.endereco) : null,
  location: toCoordinates(wire),
  social: (wire.redesSociais ?? []).map(({ tipo, url }) => ({ network: known(NETWORKS, tipo) ?? 'site', url })),
  organizationSlug: wire.slugOrganizacao ?? null,
  // document 1 section 3: underscores become hyphens, en where there is none
  locale: (wire.idioma || 'en').replaceAll('_', '-'),
  images: (wire.imagens ?? []).map(toImage),
  // only an explicit false closes a church (document 1 section 4)
  active: wire.flagAtivo ?? true,
  chatBot: wire.flagChatBot ?? false,
  pixelCode: wire.facebookPixelCode ?? null,
  planCode: wire.codigoPlano ?? null,
  createdAt: wire.dataCadastro,
  playStoreUrl: wire.urlGooglePlay ?? null,
  appStoreUrl: wire.urlAppleStore ?? null,
  // a backend that knows no zone or currency is, by the specification's audience, Brazilian
  timeZone: wire.fusoHorario ?? 'America/Sao_Paulo',
  currency: wire.moeda ?? 'BRL',
})

export const toModules = (wire: ModulosWire['modulos']): ModuleId[] =>
  wire.flatMap(({ codigo }) => known(MODULES, codigo) ?? [])

export const toVisual = (wire: VisualWire['igrejaVisual']): Visual => ({
  color: wire.corApp ?? '',
  logo: wire.logomarcaMenu ? toImage(wire.logomarcaMenu) : null,
})

export const toPaymentMethods = (wire: MetodosPagamentoWire['metodosPagamento']): PaymentMethod[] =>
  wire.flatMap(({ id, codigo, nome, idGatewayPagamento }) => {
    const kind = known(PAYMENT_METHODS, codigo)
    return kind ? [{ id, kind, name: nome, gatewayId: idGatewayPagamento ?? null }] : []
  })

/** Inactive entries are left out, and unknown codes without an address too (design: one table in the contract). */
export const toMenu = (wire: ItemMenuWire[]): MenuItem[] =>
  wire.flatMap((item) => {
    const kind = known(MENU_ITEMS, item.codigo) ?? (item.url ? 'external' : undefined)
    if (!item.flagAtivo || !kind) return []
    const { id, url, nome, nomeIngles, nomeEspanhol } = item
    return [{ id, kind, url: url ?? null, labels: { 'pt-BR': nome, en: nomeIngles || nome, es: nomeEspanhol || nome } }]
  })

export const toBanner = (wire: BannerWire): Banner => ({
  id: wire.id,
  kicker: wire.chamada ?? null,
  title: wire.titulo,
  text: wire.descricao ?? null,
  image: wire.imagem ? toImage(wire.imagem) : null,
  url: wire.url ?? null,
  action: wire.textoBotao ?? null,
})

export const toOrganization = (wire: OrganizacaoWire): Organization => ({
  id: wire.id,
  slug: wire.slug,
  name: wire.nome,
  description: wire.descricao ?? null,
  images: (wire.imagens ?? []).map(toImage),
})

export const toChurchListing = (wire: ClienteWire): ChurchListing => ({
  id: wire.id,
  code: wire.codigo,
  slug: wire.slug,
  name: wire.nome,
  description: wire.descricao ?? null,
  organizationSlug: wire.slugOrganizacao ?? null,
  address: wire.endereco ? toAddress(wire.endereco) : null,
  location: toCoordinates(wire),
  images: (wire.imagens ?? []).map(toImage),
  color: wire.corApp ?? '',
  hostname: wire.hostname ?? null,
  distance: wire.distancia ?? null,
})

export const toCongregation = (wire: CongregacoesWire['congregacoes'][number]): Congregation => ({
  id: wire.id,
  name: wire.nome,
  phone: wire.telefone ?? null,
  address: wire.endereco ? toAddress(wire.endereco) : null,
  location: toCoordinates(wire),
})
