import type {
  IgrejaWire,
  ItemMenuWire,
  MenuCode,
  MetodosPagamentoWire,
  ModuleCode,
  ModulosWire,
  SocialNetworkCode,
  VisualWire,
} from '@atrio/contract'
import { toAddress, toCoordinates, toImage } from '../address.ts'
import { known } from '../wire-code.ts'
import type { Church, MenuItem, MenuItemKind, ModuleId, PaymentMethod, SocialLink, Visual } from './church.types.ts'
import { PAYMENT_METHODS } from './payment-methods.ts'

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
  // document 1 section 3: underscores become hyphens, `en` is the default
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
  // a backend without zone or currency is, by the specification's audience, Brazilian
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

/** Leaves out inactive entries, and unknown codes without an address (one table in the contract). */
export const toMenu = (wire: ItemMenuWire[]): MenuItem[] =>
  wire.flatMap((item) => {
    const kind = known(MENU_ITEMS, item.codigo) ?? (item.url ? 'external' : undefined)
    if (!item.flagAtivo || !kind) return []
    const { id, url, nome, nomeIngles, nomeEspanhol } = item
    return [{ id, kind, url: url ?? null, labels: { 'pt-BR': nome, en: nomeIngles || nome, es: nomeEspanhol || nome } }]
  })
