import type {
  PagamentoWire,
  PlanoAssinaturaConfiguracaoWire,
  PlanoAssinaturaConteudosWire,
  PlanoAssinaturaConteudoWire,
  PlanoAssinaturaHomeWire,
  PlanosAssinaturaWire,
  PosicaoVideoWire,
  SituacaoWire,
  UsuarioPlanoAssinaturaConteudosWire,
  UsuarioPlanoAssinaturaConteudoWire,
  UsuarioPlanoAssinaturasWire,
} from '@atrio/contract'
import { endpoint, personalEndpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import { ORDER_FIELDS } from '../payment/order-fields.ts'
import { toPayment } from '../payment/payment.mapper.ts'
import {
  fromPlanOrder,
  fromPlayFilter,
  toListEntry,
  toPlan,
  toPlayContent,
  toPlayEntry,
  toPlayHome,
  toSubscription,
  toVisibility,
} from './play.mapper.ts'
import type { ListEntry, Plan, PlanOrder, PlayFilter, PlayPage, PlayVisibility, Subscription } from './play.types.ts'

type None = Record<string, never>
/** The person's account in the church. */
type Person = { accountId: number }

const CONTENTS = '/plano-assinatura-conteudo/'
const MY_LIST = '/usuario-plano-assinatura-conteudo/'

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
  /** Saves the position at which the person stopped, in seconds. */
  stop: endpoint('play.stop', async (http, { id, at }: { id: number; at: number }, signal): Promise<void> => {
    const body = { segundos: at } satisfies PosicaoVideoWire
    await http.put<PosicaoVideoWire>(`${CONTENTS}${id}/posicao`, { query: { igreja: http.church.id }, body, signal })
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
