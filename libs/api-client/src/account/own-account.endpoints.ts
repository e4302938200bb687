import type {
  CodigoAcessoWire,
  ConfirmarExclusaoWire,
  FotoWire,
  PedidoExclusaoWire,
  photoLimits,
  SituacaoWire,
  TrocaIgrejaWire,
} from '@atrio/contract'
import { type Image, toImage } from '../address.ts'
import { endpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'

/** Repeats the contract's limits: importing its schemas would bundle their library. */
export const PHOTO_LIMITS: typeof photoLimits = { imageBytes: 5_000_000 }

type OfUser = { churchId: number; clientAccountId: number }
type Upload = OfUser & { image: File; onProgress?: (fraction: number) => void }

const photoPath = (clientAccountId: number) => `/usuario/${clientAccountId}/perfil/imagem`

/** A person's photo and church, and the deletion of their account (document 2 section 7.4). */
export const ownAccountApi = {
  /** Refused with `too_large`, `unsupported_media_type`, `rate_limited`. */
  setPhoto: endpoint(
    'ownAccount.setPhoto',
    async (http, { churchId, clientAccountId, image, onProgress }: Upload, signal): Promise<Image> =>
      withFormFields({ image: 'image' }, async () => {
        const body = new FormData()
        body.append('image', image)
        const query = { igreja: churchId }
        const more = { query, body, signal, ...(onProgress && { onProgress }) }
        return toImage((await http.post<FotoWire>(photoPath(clientAccountId), more)).image)
      }),
  ),
  removePhoto: endpoint('ownAccount.removePhoto', async (http, { churchId, clientAccountId }: OfUser, signal) => {
    await http.delete<SituacaoWire>(photoPath(clientAccountId), { query: { igreja: churchId }, signal })
  }),
  /**
   * Registers the person at another church of the organisation. Answers with a one-time code, valid for a minute, that
   * signs them in at its portal.
   */
  changeChurch: endpoint('ownAccount.changeChurch', async (http, { churchId }: { churchId: number }, signal) => {
    const body = { igreja: churchId } satisfies TrocaIgrejaWire
    const wire = await http.post<CodigoAcessoWire>('/usuario/troca-igreja', { body, signal })
    return { code: wire.codigo, origin: wire.origem, expiresAt: wire.expiraEm }
  }),
  /** Mails the link that deletes the account. Refused with `wrong_password`, `rate_limited`. */
  askForDeletion: endpoint(
    'ownAccount.askForDeletion',
    async (http, { accountId, password }: { accountId: number; password: string }, signal) =>
      withFormFields({ senha: 'password' }, async () => {
        const body = { senha: password } satisfies PedidoExclusaoWire
        const query = { igreja: http.church.id }
        await http.post<SituacaoWire>(`/user/${accountId}/pedido-exclusao`, { query, body, signal })
      }),
  ),
  /** The code of that link; needs no session. Refused with `code_invalid`. */
  confirmDeletion: endpoint('ownAccount.confirmDeletion', async (http, { code }: { code: string }, signal) => {
    const body = { codigo: code } satisfies ConfirmarExclusaoWire
    await http.post<SituacaoWire>('/user/confirmar-exclusao', { body, signal })
  }),
}
