import type { CartoesWire, ContaWire, DocumentosWire, RolesWire, UsuariosWire } from '@atrio/contract'
import { notFound } from '../api-error.ts'
import { endpoint, type Http } from '../endpoint.ts'
import { toAccount, toCardGroups, toClientAccount, toDocuments, toRoles } from './account.mapper.ts'

/** Scope of a person's data: this church, or the organisation (its slug) that the church belongs to. */
export type OfAccount = { accountId: number; organization?: string }

const scope = (http: Http, { organization }: OfAccount) =>
  organization === undefined ? { cliente: http.church.id } : { organizacao: organization }

/** A person's account and what belongs to it (document 2 section 7.4). */
export const accountApi = {
  me: endpoint('account.me', async (http, _: Record<string, never>, signal) =>
    toAccount(await http.get<ContaWire>('/me', { signal })),
  ),
  /** The first of `usuarios`; an empty list is a failure (document 2 section 5). */
  clientAccount: endpoint('account.clientAccount', async (http, params: OfAccount, signal) => {
    const { usuarios } = await http.get<UsuariosWire>(`/user/${params.accountId}/usuario`, {
      query: scope(http, params),
      signal,
    })
    const [first] = usuarios ?? []
    if (!first) throw notFound('client account')
    return toClientAccount(first)
  }),
  documents: endpoint('account.documents', async (http, params: OfAccount, signal) =>
    toDocuments(
      await http.get<DocumentosWire>(`/user/${params.accountId}/documento`, { query: scope(http, params), signal }),
    ),
  ),
  roles: endpoint('account.roles', async (http, params: OfAccount, signal) =>
    toRoles(await http.get<RolesWire>(`/user/${params.accountId}/role`, { query: scope(http, params), signal })),
  ),
  cards: endpoint('account.cards', async (http, { clientAccountId }: { clientAccountId: number }, signal) =>
    toCardGroups(await http.get<CartoesWire>(`/usuario/${http.church.slug}/${clientAccountId}/cartoes`, { signal })),
  ),
}
