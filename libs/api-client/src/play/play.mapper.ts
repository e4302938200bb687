import type {
  AssinaturaNovaWire,
  ContentVisibility,
  PlanoAssinaturaConteudoResumoWire,
  PlanoAssinaturaConteudoWire,
  PlanoAssinaturaHomeWire,
  PlanoAssinaturaWire,
  PlayContentType,
  SubscriptionStatus as SubscriptionStatusCode,
  UsuarioPlanoAssinaturaConteudoWire,
  UsuarioPlanoAssinaturaWire,
} from '@atrio/contract'
import { toImage } from '../address.ts'
import { fromBuyer, fromPaymentChoice } from '../payment/payment.mapper.ts'
import { known } from '../wire-code.ts'
import type {
  ListEntry,
  Plan,
  PlanOrder,
  PlayContent,
  PlayEntry,
  PlayFilter,
  PlayHome,
  PlayVisibility,
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
  own: wire.doUsuario
    ? { listEntryId: wire.doUsuario.idMinhaLista ?? null, stoppedAt: wire.doUsuario.posicaoSegundos ?? 0 }
    : null,
})

export const toPlayHome = (wire: PlanoAssinaturaHomeWire): PlayHome => ({
  title: wire.titulo || null,
  description: wire.descricao || null,
  image: wire.imagem ? toImage(wire.imagem) : null,
  tags: (wire.tags ?? []).map(({ id, nome, conteudos }) => ({ id, name: nome, items: conteudos.map(toPlayEntry) })),
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
