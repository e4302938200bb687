import type { InscricaoPushWire, PushWire, SituacaoWire } from '@atrio/contract'
import { endpoint, personalEndpoint } from '../endpoint.ts'

/** Web push to this session's browser. */
export type PushState = {
  /** The server's key that a browser subscribes with; null: it offers no push. */
  serverKey: string | null
  isOn: boolean
}
export type PushSubscriptionKeys = { address: string; p256dh: string; auth: string }

export const pushApi = {
  get: personalEndpoint('push.get', async (http, _: object, signal): Promise<PushState> => {
    const wire = await http.get<PushWire>('/user/notificacao-push/', { query: { igreja: http.church.id }, signal })
    return { serverKey: wire.chavePublica, isOn: wire.flagAtivo }
  }),
  subscribe: endpoint('push.subscribe', async (http, { address, p256dh, auth }: PushSubscriptionKeys, signal) => {
    const body = { endereco: address, p256dh, auth } satisfies InscricaoPushWire
    await http.put<SituacaoWire>('/user/notificacao-push/', { query: { igreja: http.church.id }, body, signal })
  }),
  unsubscribe: endpoint('push.unsubscribe', async (http, _: object, signal) => {
    await http.delete<SituacaoWire>('/user/notificacao-push/', { query: { igreja: http.church.id }, signal })
  }),
}
