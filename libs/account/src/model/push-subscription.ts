import type { PushSubscriptionKeys } from '@atrio/api-client'

/** Whether this browser can be pushed to: not in frames, not in private windows, and on iPhones only once installed. */
export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const textOf = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Asks the person for permission and subscribes the browser; called by a press only.
 * @returns undefined where the person or their browser does not allow it
 */
export async function subscribeBrowser(serverKey: string): Promise<PushSubscriptionKeys | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const key = bytesOf(serverKey)
  const before = await pushManager.getSubscription()
  const isOfKey = before && textOf(before.options.applicationServerKey) === textOf(key.buffer)
  // a subscription for other keys can neither be used nor replaced
  if (before && !isOfKey) await before.unsubscribe()
  const subscription =
    before && isOfKey ? before : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return {
    address: subscription.endpoint,
    p256dh: textOf(subscription.getKey('p256dh')),
    auth: textOf(subscription.getKey('auth')),
  }
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
