import { describe, expect, it } from 'vitest'
import { recordDispute } from '../../../testing/record-dispute.ts'
import { renewalWorld } from '../testing/renewal-world.ts'

const here = renewalWorld()
const { own, byCard, agree, later, charges, subjects } = here

const cut = (subject: string | undefined) => subject?.replace(/^.*?: /, '').replace(/ em \d.*$/, '')

describe('a subscription whose payment is disputed', () => {
  it('is charged no more', async () => {
    const { pedido } = await byCard()
    await agree()
    await recordDispute(here.world.server.app.services, pedido, 'aberta')
    expect((await own())?.situacao).toBe('manual')
    for (const days of [25, 5, 2]) await later(days)
    expect(await charges()).toEqual([])
  })

  it.each([
    ['opened before the notice of its renewal', 3, ['aberta', 'ganha']],
    ['opened after the notice of its renewal', 25, ['aberta', 'ganha']],
    ['unknown until it was won', 3, ['ganha']],
  ] as const)('is reminded of its end once a dispute is won that was %s', async (_name, days, statuses) => {
    const { pedido } = await byCard()
    await agree()
    await later(days)
    const before = (await subjects()).length
    for (const status of statuses) {
      await later(1)
      expect(await subjects()).toHaveLength(before)
      await recordDispute(here.world.server.app.services, pedido, status)
    }
    await later(25 - days)
    await later(1)
    expect((await subjects()).slice(before).map(cut)).toEqual(['a sua assinatura termina'])
    expect(await charges()).toEqual([])
  })
})
