import { describe, expect, it } from 'vitest'
import { recorder } from '../testing/recorder.ts'
import { startUpApi } from './start-up.endpoints.ts'

describe('church look-ups', () => {
  const code = (answer: unknown) => recorder(answer).api.run(startUpApi.byCode, { code: 'demo' })
  const host = (answer: unknown) => recorder(answer).api.run(startUpApi.byHostname, { hostname: 'x.test' })
  const church = { id: 1, slug: 'vida', uuid: 'u', codigo: 'demo', nome: 'Vida', flagAtivo: true }

  it('by code reject an answer whose status field is false', async () => {
    await expect(code({ ...church, status: false })).rejects.toMatchObject({ kind: 'refused', status: 404 })
  })

  it.each([true, null, 0, 'false', undefined])('by code accept an answer whose status field is %s', async (status) => {
    expect(await code({ ...church, status })).toMatchObject({ id: 1, code: 'demo', name: 'Vida' })
  })

  it.each([[{ clientes: [] }], [{ clientes: null }], [{}]])('by host name reject %j', async (answer) => {
    await expect(host(answer)).rejects.toMatchObject({ kind: 'refused', status: 404, code: 'not_found' })
  })

  it('by host name return the first church', async () => {
    const clientes = [church, { ...church, codigo: 'other' }]
    expect(await host({ clientes })).toMatchObject({ code: 'demo' })
  })
})
