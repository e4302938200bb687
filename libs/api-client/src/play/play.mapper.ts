import type {
  AssinaturaNovaWire,
  ContentVisibility,
  MarcaVideoWire,
  PlanoAssinaturaConteudoResumoWire,
  PlanoAssinaturaConteudoWire,
  PlanoAssinaturaHomeWire,
  PlanoAssinaturaWire,
  PlayContentType,
  PosicaoVideoWire,
  RenewalStatus as RenewalStatusCode,
  RenovacaoAssinaturaWire,
  RenovacaoDadosWire,
  SubscriptionStatus as SubscriptionStatusCode,
  UsuarioPlanoAssinaturaConteudoWire,
  UsuarioPlanoAssinaturaWire,
} from '@atrio/contract'
import { toImage } from '../address.ts'
import { fromBuyer, fromPaymentChoice } from '../payment/payment.mapper.ts'
import { known } from '../wire-code.ts'
import type {
  ListEntry,
  Mark,
  Place,
  Plan,
  PlanOrder,
  PlayContent,
  PlayEntry,
  PlayFilter,
  PlayHome,
  PlayVisibility,
  Renewal,
  RenewalChange,
  RenewalStatus,
  Subscription,
  SubscriptionStatus,
} from './play.types.ts'

const VISIBILITY = { OPEN_CONTENT: 'open', CLOSED_CONTENT: 'closed' } as const satisfies Record<
  ContentVisibility,
  PlayVisibility
>
/** An unknown visibility is closed. */
export const toVisibility = (code: string): PlayVisibility => known(VISIBILITY, code) ?? 'closed'

const KINDS = { video: 'video', coletanea: 'collection' } as const satisfies Record<PlayContentType, PlayEntry['kind']>
const TYPES = { video: 'video', collection: 'coletanea' } as const satisfies Record<PlayEntry['kind'], PlayContentType>

const STATUS = {
  ativo: 'active',
  pendente: 'pending',
  cancelado: 'canceled',
  expirado: 'expired',
} as const satisfies Record<SubscriptionStatusCode, SubscriptionStatus>

export const toPlan = (wire: PlanoAssinaturaWire): Plan => ({
  id: wire.id,
  name: wire.nome,
  description: wire.descricao || null,
  currency: wire.moeda,
  price: wire.valor,
  months: wire.qtdeMeses,
  absorbsFees: wire.flagAssumirTaxasServico ?? false,
})

export const toPlayEntry = (wire: PlanoAssinaturaConteudoResumoWire): PlayEntry => ({
  id: wire.id,
  kind: known(KINDS, wire.tipo) ?? 'video',
  title: wire.titulo,
  description: wire.descricao || null,
  image: wire.imagem ? toImage(wire.imagem) : null,
  seconds: wire.duracaoSegundos ?? null,
  videos: wire.qtdeVideos ?? null,
  collection: wire.coletanea ? { id: wire.coletanea.id, title: wire.coletanea.titulo } : null,
  featured: wire.flagDestaque ?? false,
  publishedAt: wire.dataPublicacao,
})

export const toPlayContent = (wire: PlanoAssinaturaConteudoWire): PlayContent => ({
  ...toPlayEntry(wire),
  tags: (wire.tags ?? []).map(({ id, nome }) => ({ id, name: nome })),
  source: wire.video
    ? {
        service: wire.video.servico,
        code: wire.video.codigo ?? null,
        url: wire.video.url ?? null,
        html: wire.video.html ?? null,
      }
    : null,
  subtitles: (wire.legendas ?? []).map(({ url, idioma, rotulo }) => ({ src: url, lang: idioma, label: rotulo })),
  own: wire.doUsuario
    ? {
        listEntryId: wire.doUsuario.idMinhaLista ?? null,
        stoppedAt: wire.doUsuario.posicaoSegundos ?? 0,
        watched: wire.doUsuario.flagAssistido ?? false,
      }
    : null,
})

export const toPlayHome = (wire: PlanoAssinaturaHomeWire): PlayHome => ({
  title: wire.titulo || null,
  description: wire.descricao || null,
  image: wire.imagem ? toImage(wire.imagem) : null,
  tags: (wire.tags ?? []).map(({ id, nome, conteudos }) => ({ id, name: nome, items: conteudos.map(toPlayEntry) })),
})

export const toMark = (wire: MarcaVideoWire): Mark => ({
  contentId: wire.idConteudo,
  stoppedAt: wire.segundos,
  length: wire.duracaoSegundos ?? null,
  watched: wire.flagAssistido ?? false,
})

export const fromPlace = ({ at, length, watched }: Place): PosicaoVideoWire => ({
  segundos: at,
  ...(length !== undefined && { duracaoSegundos: length }),
  ...(watched !== undefined && { flagAssistido: watched }),
})

export const toListEntry = (wire: UsuarioPlanoAssinaturaConteudoWire): ListEntry => ({
  id: wire.id,
  content: toPlayEntry(wire.planoAssinaturaConteudo),
})

/** An unknown status of a newer backend gives no access. */
export const toSubscription = (wire: UsuarioPlanoAssinaturaWire): Subscription => ({
  id: wire.id,
  planName: wire.plano?.nome ?? '',
  currency: wire.moeda,
  price: wire.valor,
  status: known(STATUS, wire.status.situacao) ?? 'pending',
  orderCode: wire.codigo ?? null,
  startsAt: wire.dataInicio ?? null,
  endsAt: wire.dataFim ?? null,
})

const RENEWAL = {
  manual: 'manual',
  ativa: 'active',
  preco: 'price',
  cancelada: 'canceled',
  falhou: 'failed',
} as const satisfies Record<RenewalStatusCode, RenewalStatus>
const FROM_RENEWAL = { active: 'ativa', manual: 'manual', canceled: 'cancelada' } as const

/** An unknown status of a newer backend charges nothing that is shown here. */
export const toRenewal = (wire: RenovacaoAssinaturaWire): Renewal => ({
  planId: wire.plano?.id ?? null,
  planName: wire.plano?.nome ?? '',
  currency: wire.moeda,
  status: known(RENEWAL, wire.situacao) ?? 'manual',
  endsAt: wire.dataFim,
  agreedTotal: wire.valorTotal ?? null,
  total: wire.valorAtual ?? null,
  months: wire.qtdeMeses ?? null,
  chargesAt: wire.dataCobranca ?? null,
  refused: wire.flagRecusada ?? false,
  card: wire.cartao
    ? {
        id: wire.cartao.id,
        brand: wire.cartao.bandeira ?? null,
        lastDigits: wire.cartao.final,
        expires: wire.cartao.validade,
      }
    : null,
})

export const fromRenewalChange = (change: RenewalChange): RenovacaoDadosWire => ({
  situacao: FROM_RENEWAL[change.status],
  ...(change.status === 'active' && { idCartao: change.cardId, valorTotal: change.total }),
})

export const fromPlayFilter = ({ featured, tagId, collectionId, kind, term }: PlayFilter) => ({
  ...(featured !== undefined && { destaque: featured }),
  ...(tagId !== undefined && { tag: tagId }),
  ...(collectionId !== undefined && { coletanea: collectionId }),
  ...(kind && { tipo: TYPES[kind] }),
  ...(term && { busca: term }),
})

export const fromPlanOrder = (order: PlanOrder): AssinaturaNovaWire => ({
  idUsuario: order.userId,
  idPlano: order.planId,
  valorTotal: order.total,
  comprador: order.buyer && fromBuyer(order.buyer),
  pagamento: fromPaymentChoice(order.payment),
})
