import type {
  AlterarSenhaWire,
  CamposPersonalizadosWire,
  EnderecoDadosWire,
  EnderecosWire,
  SituacaoWire,
  UsuarioWire,
} from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'
import { toClientAccount } from './account.mapper.ts'
import { toAnsweredFields } from './custom-fields.mapper.ts'
import { fromOwnDataChanges, toSavedAddresses } from './own-data.mapper.ts'
import type { OwnDataChanges } from './own-data.types.ts'
import { fromAddressDraft, REGISTRATION_FORM_FIELDS } from './registration.mapper.ts'
import type { AddressDraft } from './registration.types.ts'

/** The church of the person's account: in an organisation it may differ from the portal's. */
type InChurch = { churchId: number }
/** The person's account in that church. */
type OfUser = InChurch & { clientAccountId: number }
type Draft = { address: AddressDraft; main?: boolean }

const ADDRESS_FIELDS = Object.fromEntries(
  Object.entries(REGISTRATION_FORM_FIELDS).flatMap(([wire, field]) =>
    wire.startsWith('endereco.') ? [[wire.slice('endereco.'.length), field]] : [],
  ),
)

const PASSWORD_FIELDS = { senhaAtual: 'currentPassword', novaSenha: 'newPassword' }

const bodyOf = ({ address, main }: Draft): EnderecoDadosWire => ({
  ...fromAddressDraft(address),
  ...(main && { flagPrincipal: true }),
})

/** Changes of a person's own data (document 2 section 7.4). */
export const ownDataApi = {
  /** Refused with `cpf_in_use`, `validation` by field, `rate_limited`. */
  update: endpoint(
    'ownData.update',
    async (http, { churchId, changes }: InChurch & { changes: OwnDataChanges }, signal) =>
      withFormFields(REGISTRATION_FORM_FIELDS, async () =>
        toClientAccount(
          await http.put<UsuarioWire>('/usuario/', {
            query: { igreja: churchId },
            body: fromOwnDataChanges(changes),
            signal,
          }),
        ),
      ),
  ),
  /** The church's own fields with the person's answers there. Addressed by the platform account. */
  customFields: endpoint(
    'ownData.customFields',
    async (http, { accountId, churchId }: InChurch & { accountId: number }, signal) =>
      toAnsweredFields(
        await http.get<CamposPersonalizadosWire>(`/user/${accountId}/campo-personalizado`, {
          query: { igreja: churchId },
          signal,
        }),
      ),
  ),
  /** The main one first. Addressed by the platform account. */
  addresses: endpoint(
    'ownData.addresses',
    async (http, { accountId, churchId }: InChurch & { accountId: number }, signal) =>
      toSavedAddresses(
        (await http.get<EnderecosWire>(`/user/${accountId}/endereco`, { query: { cliente: churchId }, signal }))
          .enderecos,
      ),
  ),
  addAddress: endpoint(
    'ownData.addAddress',
    async (http, { churchId, clientAccountId, ...draft }: OfUser & Draft, signal) =>
      withFormFields(ADDRESS_FIELDS, async () => {
        const request = { query: { igreja: churchId }, body: bodyOf(draft), signal }
        await http.post(`/usuario/${clientAccountId}/endereco`, request)
      }),
  ),
  changeAddress: endpoint(
    'ownData.changeAddress',
    async (http, { churchId, clientAccountId, addressId, ...draft }: OfUser & Draft & { addressId: number }, signal) =>
      withFormFields(ADDRESS_FIELDS, async () => {
        const request = { query: { igreja: churchId }, body: bodyOf(draft), signal }
        await http.put(`/usuario/${clientAccountId}/endereco/${addressId}`, request)
      }),
  ),
  removeAddress: endpoint(
    'ownData.removeAddress',
    async (http, { churchId, clientAccountId, addressId }: OfUser & { addressId: number }, signal) => {
      await http.delete(`/usuario/${clientAccountId}/endereco/${addressId}`, { query: { igreja: churchId }, signal })
    },
  ),
  /** Refused with `wrong_password`, or `validation` by field. */
  changePassword: endpoint(
    'ownData.changePassword',
    async (http, { currentPassword, newPassword }: { currentPassword: string; newPassword: string }, signal) =>
      withFormFields(PASSWORD_FIELDS, async () => {
        const body = { senhaAtual: currentPassword, novaSenha: newPassword } satisfies AlterarSenhaWire
        await http.post<SituacaoWire>('/user/alterar-senha', { body, signal })
      }),
  ),
}
