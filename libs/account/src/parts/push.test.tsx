import type { ApiRequest } from '@atrio/api-client'
import { navigatorWith } from '@atrio/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { notificationCalls, notificationScenes } from '../testing/notifications.scenes.ts'
import { openOwn, press } from '../testing/own-data.tsx'

const open = (http: object) => openOwn(http as never, '/user/notifications')
afterEach(() => vi.unstubAllGlobals())

/** A browser with push, as far as the page asks it. */
function browserWithPush(permission: 'granted' | 'denied') {
  const buffer = new Uint8Array([1, 2, 3]).buffer
  const subscription = {
    endpoint: 'https://push.test/a',
    getKey: () => buffer,
    unsubscribe: vi.fn(async () => true),
    options: { applicationServerKey: new TextEncoder().encode('ABC').buffer },
  }
  const pushManager = { getSubscription: vi.fn(async () => null), subscribe: vi.fn(async () => subscription) }
  const registration = { pushManager }
  const requestPermission = vi.fn(async () => permission)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { requestPermission })
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  vi.stubGlobal('navigator', navigatorWith({ serviceWorker }))
  return { pushManager, requestPermission }
}

describe('push to this browser', () => {
  it('is not offered without the server’s key, nor by a browser without push', async () => {
    browserWithPush('granted')
    const { unmount } = await open(notificationScenes.complete)
    expect(screen.queryByRole('button', { name: /neste aparelho/ })).toBeNull()
    unmount()
    vi.unstubAllGlobals()
    await open(notificationScenes.push)
    expect(screen.queryByRole('button', { name: /neste aparelho/ })).toBeNull()
  })

  it('asks for permission when it is turned on, and not before', async () => {
    const { requestPermission, pushManager } = browserWithPush('granted')
    const sent: unknown[] = []
    await open({
      ...notificationScenes.push,
      [notificationCalls.push]: () => ({ chavePublica: 'QUJD', flagAtivo: sent.length > 0 }),
      [notificationCalls.subscribe]: ({ body }: ApiRequest) => (sent.push(body), { situacao: 'ativo' }),
    })
    expect(requestPermission).not.toHaveBeenCalled()
    await press('Receber neste aparelho')
    expect(await screen.findByText('Este aparelho recebe os avisos.')).toBeInTheDocument()
    expect(sent).toEqual([{ endereco: 'https://push.test/a', p256dh: 'AQID', auth: 'AQID' }])
    expect(pushManager.subscribe).toHaveBeenCalledWith(expect.objectContaining({ userVisibleOnly: true }))
  })

  it('says how to allow it where the browser does not', async () => {
    const { pushManager } = browserWithPush('denied')
    const { transport } = await open(notificationScenes.push)
    await press('Receber neste aparelho')
    expect(await screen.findByText(/Libere-os nas configurações do navegador/)).toBeInTheDocument()
    expect(pushManager.subscribe).not.toHaveBeenCalled()
    expect(transport.calls).not.toContain(notificationCalls.subscribe)
  })

  it('can be turned off', async () => {
    browserWithPush('granted')
    const { transport } = await open(notificationScenes.pushed)
    await press('Parar de receber neste aparelho')
    await waitFor(() => expect(transport.calls).toContain(notificationCalls.unsubscribe))
  })
})
