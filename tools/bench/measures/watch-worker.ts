import type { Browser } from 'playwright'
import { slow4g } from '../portal/phone.ts'

type Message = { id?: number; method?: string; params?: { encodedDataLength?: number } }

/**
 * Slows the service worker of an address down to slow 4G, and counts the bytes that it fetches. Its own target in the
 * browser: what is set for a page does not hold for its worker.
 */
export async function watchWorker(browser: Browser, url: string): Promise<{ bytes: () => Promise<number> }> {
  const devtools = await browser.newBrowserCDPSession()
  const { targetInfos } = await devtools.send('Target.getTargets')
  const { origin } = new URL(url)
  const worker = targetInfos.find((target) => target.type === 'service_worker' && target.url.startsWith(origin))
  if (!worker) throw new Error('The page has no service worker.')
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId: worker.targetId, flatten: false })
  let bytes = 0
  let count = 0
  const answers = new Map<number, () => void>()
  devtools.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== sessionId) return
    const { id, method, params } = JSON.parse(message) as Message
    if (id !== undefined) answers.get(id)?.()
    if (method === 'Network.loadingFinished') bytes += params?.encodedDataLength ?? 0
  })
  const send = async (method: string, params: object = {}) => {
    const id = ++count
    const answered = new Promise<void>((resolve) => answers.set(id, resolve))
    await devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
    await answered
  }
  await send('Network.enable')
  await send('Network.emulateNetworkConditions', slow4g)
  return {
    async bytes() {
      await devtools.detach()
      return bytes
    },
  }
}
