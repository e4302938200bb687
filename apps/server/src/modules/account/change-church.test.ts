import { CodigoAcessoWire, type CredenciaisWire, UsuariosWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type People, people } from '../../testing/people.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

const change = (token: string, igreja: number) =>
  world.post('/usuario/troca-igreja', { igreja }, { token, host: 'grace.localhost' })
const known = () =>
  world.server.database.admin<{ igreja_id: number }>('select igreja_id from usuario where conta_id = $1 order by 1', [
    world.john.account,
  ])

describe('changing church', () => {
  it('makes a member a user of a sister church, whose portal they enter by a code that is valid once', async () => {
    const { token } = await world.login(world.john.email, { igreja: world.churches.grace })
    const { codigo, origem } = wireOf(CodigoAcessoWire, await change(token, world.churches.hope))
    expect(origem).toMatch(/^http:\/\/hope\.localhost/)
    expect(await known()).toEqual([{ igreja_id: world.churches.grace }, { igreja_id: world.churches.hope }])
    const exchange = () =>
      world.post('/security/codigo-acesso/trocar', { codigo, igreja: world.churches.hope }, { host: 'hope.localhost' })
    const { token: there } = (await exchange()).json<CredenciaisWire>()
    const path = `/api/v1/user/${world.john.account}/usuario?organizacao=network`
    const answer = await world.server.get(path, { headers: { authorization: `Bearer ${there}` } })
    expect(wireOf(UsuariosWire, answer).usuarios[0]).toMatchObject({ igreja: { codigo: 'hope' }, nome: 'Canary' })
    expect(outcome(await exchange())).toBe('400 code_invalid')
    // and back, where their data still is
    await change(token, world.churches.grace)
    expect(await known()).toHaveLength(2)
  })

  it('returns a code that outlives its session, since the former portal signs out', async () => {
    const { token } = await world.login(world.john.email, { igreja: world.churches.grace })
    const { codigo } = wireOf(CodigoAcessoWire, await change(token, world.churches.hope))
    await world.server.database.admin('update sessao set data_revogacao = now() where conta_id = $1', [
      world.john.account,
    ])
    const entered = await world.post(
      '/security/codigo-acesso/trocar',
      { codigo, igreja: world.churches.hope },
      { host: 'hope.localhost' },
    )
    expect(outcome(entered)).toBe('200')
  })

  it.each(['demo', 'strict', 'other'] as const)(
    'is refused for a church outside the organisation: %s',
    async (code) => {
      const { token } = await world.login(world.john.email)
      expect(outcome(await change(token, world.churches[code]))).toBe('404 not_found')
      expect(await known()).toHaveLength(2)
    },
  )

  it('is limited, and needs a session', async () => {
    const { token } = await world.login(world.sam.email)
    let last = ''
    for (let count = 0; count < 8; count++) last = outcome(await change(token, world.churches.hope))
    expect(last).toBe('429 rate_limited')
    expect(outcome(await change('x.y.z', world.churches.hope))).toBe('401 unauthorized')
  })
})
