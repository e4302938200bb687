import type {
  ContinuadosWire,
  MarcasVideoWire,
  MarcaVideoWire,
  MinhaRenovacaoWire,
  PagamentoWire,
  PlanoAssinaturaConfiguracaoWire,
  PlanoAssinaturaConteudosWire,
  PlanoAssinaturaConteudoWire,
  PlanoAssinaturaHomeWire,
  PlanosAssinaturaWire,
  PosicaoVideoWire,
  RenovacaoAssinaturaWire,
  SituacaoWire,
  UsuarioPlanoAssinaturaConteudosWire,
  UsuarioPlanoAssinaturaConteudoWire,
  UsuarioPlanoAssinaturasWire,
} from '@atrio/contract'
import { ApiError } from '../api-error.ts'
import { endpoint, personalEndpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import { ORDER_FIELDS } from '../payment/order-fields.ts'
import { toPayment } from '../payment/payment.mapper.ts'
import {
  fromPlace,
  fromPlanOrder,
  fromPlayFilter,
  fromRenewalChange,
  toListEntry,
  toMark,
  toPlan,
  toPlayContent,
  toPlayEntry,
  toPlayHome,
  toRenewal,
  toSubscription,
  toVisibility,
} from './play.mapper.ts'
import type {
  ListEntry,
  Mark,
  Place,
  Plan,
  PlanOrder,
  PlayFilter,
  PlayPage,
  PlayVisibility,
  Renewal,
  RenewalChange,
  Subscription,
} from './play.types.ts'

type None = Record<string, never>
/** The person's account in the church. */
type Person = { accountId: number }

const CONTENTS = '/plano-assinatura-conteudo/'
const MARKS = '/user/plano-assinatura-marca'
const CONTINUED = '/user/plano-assinatura-continuar'
const RENEWAL = '/user/renovacao-assinatura'
const MY_LIST = '/usuario-plano-assinatura-conteudo/'

/** The answer of a call of our own; `none` from a backend that has no such call. */
const orNone = <T>(answer: Promise<T>, none: T): Promise<T> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return none
    throw error
  })

/** Document 2 section 7.5, and subscribing (7.3). */
export const playApi = {
  visibility: endpoint('play.visibility', async (http, _: None, signal): Promise<PlayVisibility> => {
    const path = `/igreja/${http.church.slug}/plano-assinatura-configuracao/`
    return toVisibility((await http.get<PlanoAssinaturaConfiguracaoWire>(path, { signal })).tipoVisibilidadeConteudo)
  }),
  plans: endpoint('play.plans', async (http, _: None, signal): Promise<Plan[]> => {
    const { planos } = await http.get<PlanosAssinaturaWire>(`/igreja/${http.church.slug}/plano-assinatura/`, { signal })
    return planos.map(toPlan)
  }),
  home: endpoint('play.home', async (http, _: None, signal) =>
    toPlayHome(
      await http.get<PlanoAssinaturaHomeWire>(`/igreja/${http.church.slug}/plano-assinatura-home/`, { signal }),
    ),
  ),
  /** Newest first; those of a collection in its order, on one page. */
  contents: endpoint(
    'play.contents',
    async (http, { after, ...filter }: PlayFilter & { after?: string }, signal): Promise<PlayPage> => {
      const query = { igreja: http.church.id, ...fromPlayFilter(filter), ...(after && { depois: after }) }
      const { conteudos, proximo } = await http.get<PlanoAssinaturaConteudosWire>(CONTENTS, { query, signal })
      return { items: conteudos.map(toPlayEntry), next: proximo ?? null }
    },
  ),
  content: personalEndpoint('play.content', async (http, { id }: { id: number }, signal) =>
    toPlayContent(
      await http.get<PlanoAssinaturaConteudoWire>(`${CONTENTS}${id}/`, { query: { igreja: http.church.id }, signal }),
    ),
  ),
  /** Saves the position at which the person stopped, in seconds, and that they have watched it. */
  stop: endpoint('play.stop', async (http, place: Place, signal): Promise<void> => {
    const body: PosicaoVideoWire = fromPlace(place)
    const path = `${CONTENTS}${place.id}/posicao`
    await http.put<MarcaVideoWire>(path, { query: { igreja: http.church.id }, body, signal })
  }),
  /** Marks of the videos that the person has begun; none from a backend without them (404). */
  marks: personalEndpoint('play.marks', async (http, { ids }: { ids: number[] }, signal): Promise<Mark[]> => {
    const query = { igreja: http.church.id, conteudos: ids.join(',') }
    const { marcas } = await orNone(http.get<MarcasVideoWire>(MARKS, { query, signal }), { marcas: [] })
    return marcas.map(toMark)
  }),
  /** Begun and not watched to the end, last one first; none from a backend without them (404). */
  continued: personalEndpoint('play.continued', async (http, _: None, signal) => {
    const query = { igreja: http.church.id }
    const { conteudos } = await orNone(http.get<ContinuadosWire>(CONTINUED, { query, signal }), { conteudos: [] })
    return conteudos.map(({ marca, ...entry }) => ({ entry: toPlayEntry(entry), mark: toMark(marca) }))
  }),
  myList: endpoint('play.myList', async (http, { accountId }: Person, signal): Promise<ListEntry[]> => {
    const query = { usuario: accountId, igreja: http.church.id }
    const wire = await http.get<UsuarioPlanoAssinaturaConteudosWire>(MY_LIST, { query, signal })
    return wire.usuarioPlanoAssinaturaConteudos.map(toListEntry)
  }),
  /** Idempotent: answers with the existing entry. */
  addToList: endpoint(
    'play.addToList',
    async (http, { contentId, accountId }: Person & { contentId: number }, signal): Promise<ListEntry> => {
      const query = { planoAssinaturaConteudo: contentId, igreja: http.church.id, usuario: accountId }
      return toListEntry(await http.post<UsuarioPlanoAssinaturaConteudoWire>(MY_LIST, { query, signal }))
    },
  ),
  removeFromList: endpoint(
    'play.removeFromList',
    async (http, { entryId }: { entryId: number }, signal): Promise<void> => {
      await http.delete<SituacaoWire>(`${MY_LIST}${entryId}/`, { query: { igreja: http.church.id }, signal })
    },
  ),
  /** Newest first. */
  subscriptions: endpoint(
    'play.subscriptions',
    async (http, { accountId }: Person, signal): Promise<Subscription[]> => {
      const query = { igreja: http.church.id }
      const path = `/usuario/${accountId}/usuario-plano-assinatura/`
      const wire = await http.get<UsuarioPlanoAssinaturasWire>(path, { query, signal })
      return wire.usuarioPlanoAssinaturas.map(toSubscription)
    },
  ),
  /** Null for a person who never subscribed, and from a backend that renews nothing (404). */
  renewal: personalEndpoint('play.renewal', async (http, _: None, signal): Promise<Renewal | null> => {
    const query = { igreja: http.church.id }
    const { renovacao } = await orNone(http.get<MinhaRenovacaoWire>(RENEWAL, { query, signal }), { renovacao: null })
    return renovacao ? toRenewal(renovacao) : null
  }),
  /** Idempotent. Refused with `conflict` once the paid time is over, or for another total than the current one. */
  changeRenewal: endpoint('play.changeRenewal', async (http, change: RenewalChange, signal): Promise<Renewal> => {
    const query = { igreja: http.church.id }
    return toRenewal(
      await http.put<RenovacaoAssinaturaWire>(RENEWAL, { query, body: fromRenewalChange(change), signal }),
    )
  }),
  /** A repeated key answers with the same payment. */
  subscribe: endpoint('play.subscribe', async (http, order: PlanOrder, signal) =>
    withFormFields({ ...ORDER_FIELDS, idPlano: 'plan' }, async () =>
      toPayment(
        await http.post<PagamentoWire>('/usuario-plano-assinatura/', {
          query: { igreja: http.church.id },
          body: fromPlanOrder(order),
          idempotencyKey: order.idempotencyKey,
          signal,
        }),
      ),
    ),
  ),
}
