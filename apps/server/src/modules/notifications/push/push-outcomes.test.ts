import { describe, expect, it } from 'vitest'
import { pushSweep } from './push.sweep.ts'
import { pushWorld } from './testing/push-world.ts'

const push = pushWorld()
const { subscribe, notify, sweep, paths, subscriptions } = push

describe('a push', () => {
  it.each([429, 503])('is tried again, by those only that the push service answered %i for', async (answer) => {
    await subscribe(push.world.ana, 'ana')
    await subscribe(push.world.admin, 'admin')
    push.service.statuses = { '/ana': answer }
    await notify(push.world.ana.church, 'One')
    await sweep()
    await sweep()
    expect(paths()).toEqual(['/admin', '/ana'])
    push.world.wait(60_000)
    push.service.statuses = {}
    await sweep()
    await sweep()
    expect(paths()).toEqual(['/admin', '/ana', '/ana'])
    expect(await subscriptions()).toBe(2)
  })

  it('is given up, and reported, after the third retry', async () => {
    await subscribe(push.world.ana, 'ana')
    push.service.status = 503
    await notify(push.world.ana.church, 'One')
    for (const minutes of [0, 1, 5]) {
      push.world.wait(minutes * 60_000)
      await sweep()
    }
    push.world.wait(25 * 60_000)
    await expect(sweep()).rejects.toThrow('1 were not taken by their service')
    push.world.wait(3_600_000)
    await sweep()
    expect(paths()).toHaveLength(4)
    expect(await subscriptions()).toBe(1)
  })

  it('is tried again for as many as may wait; the others are reported as lost', async () => {
    await subscribe(push.world.ana, 'ana')
    await subscribe(push.world.admin, 'admin')
    push.service.status = 503
    await notify(push.world.ana.church, 'One')
    const sweepOne = pushSweep(1)
    const { services } = push.world.server.app
    await expect(sweepOne(services)).rejects.toThrow('1 were not taken by their service')
    push.world.wait(60_000)
    push.service.status = 201
    await sweepOne(services)
    expect(paths()).toHaveLength(3)
  })

  it('is not tried again for a session that has ended', async () => {
    const { refreshToken } = await subscribe(push.world.ana, 'ana')
    push.service.status = 503
    await notify(push.world.ana.church, 'One')
    await sweep()
    await push.world.post('/security/logout', { refreshToken })
    push.world.wait(60_000)
    await sweep()
    expect(paths()).toEqual(['/ana'])
  })

  it('is reported once per round where the push service refuses our key', async () => {
    await subscribe(push.world.ana, 'ana')
    await subscribe(push.world.admin, 'admin')
    push.service.status = 403
    for (const title of ['One', 'Two']) await notify(push.world.ana.church, title)
    await expect(sweep()).rejects.toThrow(/^1 failed: Error: pushes are lost: 4 were answered 403$/)
    push.world.wait(60_000)
    await sweep()
    expect([push.service.pushed.length, await subscriptions()]).toEqual([4, 2])
  })
})
