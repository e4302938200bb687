import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchJson } from '../../outbound/fetch-json.ts'
import { type LookUps, lookUps } from './look-ups.ts'

let server: Server
let ask: LookUps
let now = 0
let asked: string[] = []
let up = true
const ANSWERS: Record<string, unknown> = {
  '/cep/04103010/json/': {
    cep: '04103-010',
    logradouro: 'Rua Vergueiro\r\nX',
    bairro: 'Vila Mariana',
    localidade: 'São Paulo',
    uf: 'SP',
    complemento: { not: 'text' },
  },
  '/cep/99999999/json/': { erro: true },
  '/zip/US/37064': { places: [{ 'place name': 'Franklin', 'state abbreviation': 'TN' }] },
  '/zip/US/00000': { places: [] },
  '/states/AR/states/': [{ iso2: 'B', name: 'Buenos Aires' }, { iso2: 7, name: 'odd' }, null],
}
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers['x-cscapi-key'] ?? ''}`.trim())
    const body = ANSWERS[request.url ?? '']
    response.writeHead(!up ? 500 : body ? 200 : 404).end(JSON.stringify(body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config = { cepUrl: `${base}/cep`, zipUrl: `${base}/zip`, statesUrl: `${base}/states`, statesKey: 'the-key' }
  const fetch: typeof fetchJson = (url, options) => fetchJson(url, { ...options, isBlocked: () => false })
  ask = lookUps({ config, now: () => now, fetch })
})
afterAll(() => server.close())

describe('look-ups', () => {
  it('fill in an address, as single lines', async () => {
    const { situacao, endereco } = await ask.cep('04103010')
    expect(situacao).toBe('encontrado')
    expect(endereco).toMatchObject({ logradouro: 'Rua Vergueiro  X', cidade: 'São Paulo', estado: 'SP', pais: 'BR' })
    expect((await ask.zip('US', '37064')).endereco).toMatchObject({ cidade: 'Franklin', estado: 'TN', cep: '37064' })
    expect(await ask.states('AR')).toEqual({ situacao: 'encontrado', estados: [{ codigo: 'B', nome: 'Buenos Aires' }] })
    expect(asked).toContain('/states/AR/states/ the-key')
  })

  it('report unknown codes', async () => {
    for (const answer of [ask.cep('99999999'), ask.zip('US', '00000'), ask.zip('US', '99999')]) {
      expect(await answer).toEqual({ situacao: 'nao_encontrado', endereco: null })
    }
  })

  it('are requested once by concurrent callers, cached for a day, and failures only for a moment', async () => {
    asked = []
    now += 2 * 86_400_000
    await Promise.all(Array.from({ length: 10 }, () => ask.cep('04103010')))
    now += 86_000_000
    await ask.cep('04103010')
    expect(asked).toHaveLength(1)
    up = false
    expect((await ask.zip('US', '12345')).situacao).toBe('indisponivel')
    up = true
    expect((await ask.zip('US', '12345')).situacao).toBe('indisponivel')
    now += 31_000
    expect((await ask.zip('US', '12345')).situacao).toBe('nao_encontrado')
  })
})
