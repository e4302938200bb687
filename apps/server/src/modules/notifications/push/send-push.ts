import webPush from 'web-push'
import { fetchPublic } from '../../../outbound/fetch-public.ts'
import type { PushConfig } from '../../../runtime/push-settings.ts'
import { isPushAddress } from './push-address.ts'
import type { PushMessage } from './push-message.ts'

export type PushSubscription = { endereco: string; p256dh: string; auth: string }

/** Seconds for which a push service keeps it for a device that is off. */
const KEPT_S = 86_400
const GONE = [404, 410]
/** No address is private to the stand-in of tests, which runs on this machine. */
const anywhere = () => false

/**
 * Sends a message to one browser, encrypted for it and signed as ours.
 * @returns whether the subscription still exists; a message that is not delivered is lost
 */
export async function sendPush(
  { publicKey, privateKey, subject, standIn }: PushConfig,
  { endereco, p256dh, auth }: PushSubscription,
  message: PushMessage,
): Promise<boolean> {
  if (!isPushAddress(endereco, standIn)) return false
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: endereco, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject, publicKey, privateKey }, TTL: KEPT_S, contentEncoding: 'aes128gcm' },
  )
  const isStandIn = standIn !== undefined && new URL(endereco).origin === standIn
  const { status } = await fetchPublic(endereco, {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    bytes: body ?? Buffer.alloc(0),
    ...(isStandIn && { isBlocked: anywhere }),
  })
  return !GONE.includes(status)
}
