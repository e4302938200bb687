import * as contract from '@atrio/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recorder } from '../testing/recorder.ts'
import { wireArbitrary } from '../testing/wire-arbitrary.ts'
import { memberCardApi } from './member-card.endpoints.ts'

const none = { usuarioCarteirinhas: [] }
const lookUp = (answer: unknown) => recorder(answer).api.run(memberCardApi.get, { userId: 8 })

describe('member card endpoint', () => {
  it('sends the user, the church and a link’s key', async () => {
    const { api, requests } = recorder(none)
    await api.run(memberCardApi.get, { userId: 8 })
    await api.run(memberCardApi.get, { userId: 8, key: 'k' })
    expect(requests.map(({ path, query }) => [path, query])).toEqual([
      ['/usuario-carteirinha/', { usuario: 8, igreja: 1 }],
      ['/usuario-carteirinha/', { usuario: 8, igreja: 1, chave: 'k' }],
    ])
  })

  it.each([[none], [{ usuarioCarteirinhas: null }], [{}]])('returns null for %j', async (answer) => {
    expect(await lookUp(answer)).toBeNull()
  })

  it('returns only the card of the requested user', async () => {
    const of = (id: number) => ({ id, usuario: { id }, numero: String(id) })
    expect(await lookUp({ usuarioCarteirinhas: [of(9), of(8)] })).toMatchObject({ number: '8', qrCode: null })
    expect(await lookUp({ usuarioCarteirinhas: [of(9)] })).toBeNull()
  })

  it('maps every answer that the contract allows', async () => {
    await fc.assert(
      fc.asyncProperty(wireArbitrary(contract.UsuarioCarteirinhaWire), async (any) => {
        const wire = any as contract.UsuarioCarteirinhaWire
        const card = await lookUp({ usuarioCarteirinhas: [{ ...wire, usuario: { ...wire.usuario, id: 8 } }] })
        expect(Object.values({ ...card!, ...card!.user })).not.toContain(undefined)
      }),
    )
  })
})
