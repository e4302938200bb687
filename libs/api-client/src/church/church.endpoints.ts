import type { BannersWire, ClientesWire, CongregacoesWire, GatewayPadraoWire, OrganizacaoWire } from '@atrio/contract'
import type { Coordinates } from '../address.ts'
import { endpoint } from '../endpoint.ts'
import { toBanner, toChurchListing, toCongregation, toOrganization } from './church.mapper.ts'

type Slug = { slug: string }

/** Data of a known church or organisation (document 2 section 7.1). */
export const churchApi = {
  banners: endpoint('church.banners', async (http, _: Record<string, never>, signal) =>
    (await http.get<BannersWire>('/banner/', { query: { igreja: http.church.id }, signal })).banners.map(toBanner),
  ),
  organization: endpoint('church.organization', async (http, { slug }: Slug, signal) =>
    toOrganization(await http.get<OrganizacaoWire>(`/organizacao/${encodeURIComponent(slug)}`, { signal })),
  ),
  /** Churches of an organisation; nearest first when a place is given. */
  ofOrganization: endpoint(
    'church.ofOrganization',
    async (http, { slug, near }: Slug & { near?: Coordinates }, signal) =>
      (
        await http.get<ClientesWire>('/cliente/', {
          query: { organizacao: slug, latitude: near?.latitude, longitude: near?.longitude },
          signal,
        })
      ).clientes.map(toChurchListing),
  ),
  congregations: endpoint('church.congregations', async (http, _: Record<string, never>, signal) =>
    (await http.get<CongregacoesWire>('/congregacao/', { query: { igreja: http.church.id }, signal })).congregacoes.map(
      toCongregation,
    ),
  ),
  defaultGateway: endpoint(
    'church.defaultGateway',
    async (http, _: Record<string, never>, signal) =>
      (await http.get<GatewayPadraoWire>('/global-settings/default-payment-gateway', { signal })).idGatewayPagamento,
  ),
}
