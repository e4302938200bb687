import type { CriancasWire, CriancaWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import { CHILD_FORM_FIELDS, fromChildDraft, toChild } from './children.mapper.ts'
import type { Child, ChildDraft } from './children.types.ts'

/** Scope of a person's children: their account in the church. */
type OfUser = { churchId: number; clientAccountId: number }

/** A person's children (document 2 section 7.4). */
export const childrenApi = {
  /** Oldest first. Addressed by the platform account. */
  list: endpoint(
    'children.list',
    async (http, { accountId, churchId }: { accountId: number; churchId: number }, signal): Promise<Child[]> => {
      const query = { cliente: churchId }
      const { criancas } = await http.get<CriancasWire>(`/user/${accountId}/crianca`, { query, signal })
      return criancas.map(toChild)
    },
  ),
  /** Refused with `validation` by field, `conflict` above the limit of children. */
  add: endpoint(
    'children.add',
    async (http, { churchId, clientAccountId, child }: OfUser & { child: ChildDraft }, signal) =>
      withFormFields(CHILD_FORM_FIELDS, async () => {
        const request = { query: { igreja: churchId }, body: fromChildDraft(child), signal }
        await http.post<CriancaWire>(`/usuario/${clientAccountId}/crianca`, request)
      }),
  ),
  change: endpoint(
    'children.change',
    async (
      http,
      { churchId, clientAccountId, childId, child }: OfUser & { childId: number; child: ChildDraft },
      signal,
    ) =>
      withFormFields(CHILD_FORM_FIELDS, async () => {
        const request = { query: { igreja: churchId }, body: fromChildDraft(child), signal }
        await http.put<CriancaWire>(`/usuario/${clientAccountId}/crianca/${childId}`, request)
      }),
  ),
  remove: endpoint(
    'children.remove',
    async (http, { churchId, clientAccountId, childId }: OfUser & { childId: number }, signal) => {
      await http.delete(`/usuario/${clientAccountId}/crianca/${childId}`, { query: { igreja: churchId }, signal })
    },
  ),
}
