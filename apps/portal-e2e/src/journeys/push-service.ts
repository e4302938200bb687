import type { Page } from '@playwright/test'

/** Lets a page subscribe to web push as if its browser reached its push service, and counts how often it asks to. */
export async function withPushService(page: Page) {
  let asked = 0
  await page.exposeFunction('askedForPush', () => void (asked += 1))
  await page.addInitScript(async () => {
    const [keys, buffer] = [{ name: 'ECDH', namedCurve: 'P-256' }, new Uint8Array(16).buffer]
    let current: PushSubscription | null = null
    Notification.requestPermission = async () => {
      await (window as unknown as { askedForPush: () => Promise<void> }).askedForPush()
      return 'granted'
    }
    PushManager.prototype.getSubscription = async () => current
    PushManager.prototype.subscribe = async (options) => {
      const { publicKey } = await crypto.subtle.generateKey(keys, true, ['deriveBits'])
      const p256dh = await crypto.subtle.exportKey('raw', publicKey)
      current = {
        endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
        getKey: (name: string) => (name === 'auth' ? buffer : p256dh),
        options: { applicationServerKey: (options!.applicationServerKey as Uint8Array<ArrayBuffer>).buffer },
        unsubscribe: async () => {
          current = null
          return true
        },
      } as unknown as PushSubscription
      return current
    }
  })
  return { asked: () => asked }
}
