import { PushWire } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { wireOf } from '../../../testing/expect-wire.ts'
import { outcome } from '../../../testing/people.ts'
import { isPushAddress } from './push-address.ts'
import { MAX_BROWSERS } from './push.plugin.ts'
import { pushWorld } from './testing/push-world.ts'

const push = pushWorld()
const { sql, call, enter, subscribe, notify, sweep, paths, subscriptions } = push

describe('subscribing', () => {
  it('is of one session, and offers the server’s key', async () => {
    const { token } = await enter(push.world.ana)
    expect(wireOf(PushWire, await call(push.world.ana, token, 'GET'))).toMatchObject({ flagAtivo: false })
    expect(wireOf(PushWire, await call(push.world.ana, token, 'GET')).chavePublica).toHaveLength(87)
    await call(push.world.ana, token, 'PUT', push.service.browser('a'))
    expect(wireOf(PushWire, await call(push.world.ana, token, 'GET')).flagAtivo).toBe(true)
    const other = await enter(push.world.ana)
    expect(wireOf(PushWire, await call(push.world.ana, other.token, 'GET')).flagAtivo).toBe(false)
    await call(push.world.ana, token, 'DELETE')
    expect(await subscriptions()).toBe(0)
  })

  it('moves with the browser to the last person who subscribes with it', async () => {
    const keys = push.service.browser('shared')
    for (const who of [push.world.ana, push.world.admin]) await call(who, (await enter(who)).token, 'PUT', keys)
    await notify(push.world.ana.church, 'For the second', { user: push.world.ana.user })
    await sweep()
    expect([await subscriptions(), paths()]).toEqual([1, []])
  })

  it('is of the newest browsers of a person only', async () => {
    for (let count = 0; count < MAX_BROWSERS + 2; count++) {
      await sql('delete from limite')
      await subscribe(push.world.ana, `browser-${count}`)
      push.world.wait(1_000)
    }
    await subscribe(push.world.admin, 'another')
    const kept = (await sql<{ endereco: string }>('select endereco from inscricao_push')).map(
      ({ endereco }) => endereco,
    )
    expect(kept).toHaveLength(MAX_BROWSERS + 1)
    for (const gone of [0, 1]) expect(kept).not.toContain(`${push.service.url}/browser-${gone}`)
  })

  it('is refused for a key that no browser makes', async () => {
    const { token } = await enter(push.world.ana)
    for (const wrong of ['A'.repeat(87), `BA${'A'.repeat(85)}`]) {
      const answer = await call(push.world.ana, token, 'PUT', { ...push.service.browser('x'), p256dh: wrong })
      expect(outcome(answer)).toBe('400 validation')
    }
    expect(await subscriptions()).toBe(0)
  })

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://evil.test/fcm.googleapis.com',
    'https://fcm.googleapis.com:8443/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'http://127.0.0.1:1/x',
    'file:///etc/passwd',
  ])('is refused for an address that is no push service: %s', async (endereco) => {
    const { token } = await enter(push.world.ana)
    const answer = await call(push.world.ana, token, 'PUT', { ...push.service.browser('x'), endereco })
    expect(outcome(answer)).toBe('400 validation')
    expect(await subscriptions()).toBe(0)
  })

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
  ])('is possible at a known push service: %s', (address) => expect(isPushAddress(address, undefined)).toBe(true))
})

describe('pushing', () => {
  it('sends each notification once, encrypted, signed and with nothing that can be read', async () => {
    await subscribe(push.world.ana, 'ana')
    await notify(push.world.ana.church, 'Cantata no domingo')
    await sweep()
    await sweep()
    expect(paths()).toEqual(['/ana'])
    const [message] = push.service.pushed
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(message?.headers['authorization']).toMatch(/^vapid t=/)
    expect(message?.bytes).toBeGreaterThan(80)
    expect(message?.text).not.toMatch(/Cantata|EVENTO|ana@/)
  })

  it('reaches everybody of the church, or the one person that it is for, and no other church', async () => {
    await subscribe(push.world.ana, 'ana')
    await subscribe(push.world.admin, 'admin')
    await subscribe(push.world.eva, 'eva')
    await notify(push.world.ana.church, 'To all')
    await sweep()
    expect(paths()).toEqual(['/admin', '/ana'])
    push.service.pushed = []
    await notify(push.world.ana.church, 'To Ana', { user: push.world.ana.user })
    await sweep()
    expect(paths()).toEqual(['/ana'])
  })

  it('passes over muted kinds, and old notifications', async () => {
    await subscribe(push.world.ana, 'ana')
    await subscribe(push.world.admin, 'admin')
    await sql(
      `insert into notificacao_preferencia (igreja_id, conta_id, silenciadas) values ($1, $2, '{EVENTO,OUTRO}')`,
      [push.world.ana.church, push.world.ana.account],
    )
    await notify(push.world.ana.church, 'Event')
    await notify(push.world.ana.church, 'Notice', { tipo: 'AVISO' })
    await notify(push.world.ana.church, 'Old news', { tipo: 'NOTICIA', at: '2030-01-01T00:00:00Z' })
    await sweep()
    expect(paths()).toEqual(['/admin', '/admin'])
    await notify(push.world.ana.church, 'News', { tipo: 'NOTICIA' })
    await sweep()
    expect(paths()).toEqual(['/admin', '/admin', '/admin', '/ana'])
  })

  it.each([404, 410])('forgets a browser that the push service answers %i for', async (answer) => {
    await subscribe(push.world.ana, 'ana')
    push.service.status = answer
    await notify(push.world.ana.church, 'One')
    await sweep()
    expect(await subscriptions()).toBe(0)
  })

  it('keeps a browser that has subscribed again, under another address, before its former one is refused', async () => {
    const { token } = await subscribe(push.world.ana, 'ana')
    push.service.status = 410
    push.service.meanwhile = () => call(push.world.ana, token, 'PUT', push.service.browser('ana-again'))
    await notify(push.world.ana.church, 'One')
    await sweep()
    push.service.meanwhile = () => Promise.resolve()
    expect(await subscriptions()).toBe(1)
  })

  it('takes turns between churches, however many notifications one of them has', async () => {
    await subscribe(push.world.ana, 'ana')
    await subscribe(push.world.eva, 'eva')
    for (let number = 0; number < 40; number++) await notify(push.world.churches.demo, `Number ${number}`)
    await notify(push.world.churches.other, 'The only one')
    await sweep()
    const order = push.service.pushed.map(({ path }) => path)
    expect(order.filter((path) => path === '/ana')).toHaveLength(20)
    expect(order.indexOf('/eva')).toBe(5)
    await sweep()
    expect(push.service.pushed.filter(({ path }) => path === '/ana')).toHaveLength(40)
  })

  it.each([
    [
      'signing out',
      async (session: { refreshToken: string }) =>
        push.world.post('/security/logout', { refreshToken: session.refreshToken }),
    ],
    [
      'signing out from elsewhere',
      async () => {
        const { token } = await enter(push.world.ana)
        return push.world.post(`/user/sessao/encerrar-outras?igreja=${push.world.ana.church}`, {}, { token })
      },
    ],
  ])('ends with %s', async (_name, end) => {
    const session = await subscribe(push.world.ana, 'ana')
    await end(session)
    expect(await subscriptions()).toBe(0)
    await notify(push.world.ana.church, 'One')
    await sweep()
    expect(paths()).toEqual([])
  })
})
