import webPush from 'web-push'
import { fetchPublic } from '../../../outbound/fetch-public.ts'
import type { PushConfig } from '../../../runtime/push-settings.ts'
import { isPushAddress } from './push-address.ts'
import type { PushMessage } from './push-message.ts'

export type PushSubscription = { endereco: string; p256dh: string; auth: string }

/** Seconds for which a push service keeps it for a device that is off. */
const KEPT_S = 86_400
const GONE = [404, 410]
/** Too many requests, besides every 5xx. */
const TOO_MANY = 429
/** No address is private to the stand-in of tests, which runs on this machine. */
const anywhere = () => false

/**
 * What became of a message: the push service took it; the subscription exists no more; it may be taken later; or it is
 * refused, with the status of the answer: 401 and 403 for our key, others for the message.
 */
export type PushOutcome = 'taken' | 'gone' | 'later' | { refused: number }

/** Sends a message to one browser, encrypted for it and signed as ours. @throws Error when it cannot be encrypted or signed */
export async function sendPush(
  { publicKey, privateKey, subject, standIn }: PushConfig,
  { endereco, p256dh, auth }: PushSubscription,
  message: PushMessage,
): Promise<PushOutcome> {
  if (!isPushAddress(endereco, standIn)) return 'gone'
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: endereco, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject, publicKey, privateKey }, TTL: KEPT_S, contentEncoding: 'aes128gcm' },
  )
  const isStandIn = standIn !== undefined && new URL(endereco).origin === standIn
  const answer = await fetchPublic(endereco, {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    bytes: body ?? Buffer.alloc(0),
    ...(isStandIn && { isBlocked: anywhere }),
  }).catch(() => undefined)
  return answer ? outcomeOf(answer.status) : 'later'
}

function outcomeOf(status: number): PushOutcome {
  if (GONE.includes(status)) return 'gone'
  if (status === TOO_MANY || status >= 500) return 'later'
  return status >= 200 && status < 300 ? 'taken' : { refused: status }
}
