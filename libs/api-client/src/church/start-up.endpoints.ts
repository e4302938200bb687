import type {
  ClientesWire,
  IgrejaAppMenuWire,
  IgrejaWire,
  MetodosPagamentoWire,
  ModulosWire,
  StartUpWire,
  VisualWire,
} from '@atrio/contract'
import { notFound } from '../api-error.ts'
import { endpoint } from '../endpoint.ts'
import { toBanner, toChurchListing, toOrganization } from './church.mapper.ts'
import type { StartUpBundle } from './church.types.ts'
import { toChurch, toMenu, toModules, toPaymentMethods, toVisual } from './start-up.mapper.ts'

type Slug = { slug: string }

const toBundle = (wire: StartUpWire): StartUpBundle => ({
  church: toChurch(wire.igreja),
  modules: toModules(wire.modulos),
  visual: toVisual(wire.igrejaVisual),
  paymentMethods: toPaymentMethods(wire.metodosPagamento),
  menu: toMenu(wire.igrejaAppMenu),
  banners: wire.banners.map(toBanner),
  organization: wire.organizacao ? toOrganization(wire.organizacao) : null,
})

/**
 * Document 2 section 7.1, and the start-up of a BFF. These calls take the church as a parameter, since none is known
 * before them.
 */
export const startUpApi = {
  byCode: endpoint('church.byCode', async (http, { code }: { code: string }, signal) => {
    const wire = await http.get<IgrejaWire & { status?: unknown }>(`/igreja/codigo/${encodeURIComponent(code)}`, {
      signal,
    })
    // document 2 section 5: an answer whose status field is false is a failure
    if (wire.status === false) throw notFound('church')
    return toChurch(wire)
  }),
  byHostname: endpoint('church.byHostname', async (http, { hostname }: { hostname: string }, signal) => {
    const { clientes } = await http.get<ClientesWire>('/igreja/', { query: { hostname }, signal })
    const [first] = clientes ?? []
    if (!first) throw notFound('church')
    return toChurchListing(first)
  }),
  modules: endpoint('church.modules', async (http, { slug }: Slug, signal) =>
    toModules((await http.get<ModulosWire>(`/igreja/${encodeURIComponent(slug)}/modulo/`, { signal })).modulos),
  ),
  visual: endpoint('church.visual', async (http, { slug }: Slug, signal) =>
    toVisual((await http.get<VisualWire>(`/igreja/${encodeURIComponent(slug)}/visual/`, { signal })).igrejaVisual),
  ),
  paymentMethods: endpoint('church.paymentMethods', async (http, { slug }: Slug, signal) =>
    toPaymentMethods(
      (await http.get<MetodosPagamentoWire>(`/igreja/${encodeURIComponent(slug)}/metodo-pagamento/`, { signal }))
        .metodosPagamento,
    ),
  ),
  menu: endpoint('church.menu', async (http, { churchId }: { churchId: number }, signal) =>
    toMenu(
      (await http.get<IgrejaAppMenuWire>('/igreja-app-menu', { query: { igreja: churchId }, signal })).igrejaAppMenu,
    ),
  ),
  /** BFF: the whole start-up in one answer, by code or host name. */
  startUp: endpoint('church.startUp', async (http, { code, hostname }: { code?: string; hostname?: string }, signal) =>
    toBundle(await http.get<StartUpWire>('/start-up', { client: 'bff', query: { codigo: code, hostname }, signal })),
  ),
}
