import { ApiError } from '@atrio/api-client'
import { bundleSource, callsSource, GENERIC_ERROR_KEY, startUp } from '@atrio/tenant-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeTransport, noResponse, refuse, type FakeHttp } from './fake-http.ts'
import { wireBanner, wireChurchListing, wireStartUp } from './wire/church.ts'

const menuItem = { id: 4, idIgreja: 1, codigo: 'RADIO', flagAtivo: true, url: 'https://radio.test' }
const wire = wireStartUp({
  banners: [wireBanner()],
  igrejaAppMenu: [{ ...menuItem, nome: 'Rádio', nomeIngles: 'Radio', nomeEspanhol: 'Radio' }],
})

const CHURCH = 'GET /igreja/codigo/demo'
/** The four parallel calls. */
const PARTS = [
  'GET /igreja/vida-plena/modulo/',
  'GET /igreja/vida-plena/visual/',
  'GET /igreja/vida-plena/metodo-pagamento/',
  'GET /igreja-app-menu?igreja=1',
]
const calls: FakeHttp = {
  [CHURCH]: wire.igreja,
  'GET /igreja/?hostname=www.vida.test': { clientes: [wireChurchListing({ codigo: 'demo' })] },
  [PARTS[0]!]: { modulos: wire.modulos },
  [PARTS[1]!]: { igrejaVisual: wire.igrejaVisual },
  [PARTS[2]!]: { metodosPagamento: wire.metodosPagamento },
  [PARTS[3]!]: { igrejaAppMenu: wire.igrejaAppMenu },
}
const bundle: FakeHttp = {
  'GET /start-up?codigo=demo': wire,
  'GET /start-up?hostname=www.vida.test': wire,
}

const demo = { code: 'demo' }
const host = { hostname: 'www.vida.test' }
const over = (source: typeof callsSource, http: FakeHttp) => {
  const transport = fakeTransport(http)
  return {
    calls: transport.calls,
    outcome: (lookup: Parameters<typeof startUp>[1]) => startUp(source(transport), lookup),
  }
}

describe('start-up sources', () => {
  it.each([[demo], [host]])('give the same data for %j', async (lookup) => {
    const one = await over(bundleSource, bundle).outcome(lookup)
    const many = await over(callsSource, calls).outcome(lookup)
    if (one.kind !== 'ready' || many.kind !== 'ready') throw new Error('a start-up did not succeed')
    const { banners, organization, ...same } = one.data
    expect(many.data).toEqual(same)
    expect(many.data).toMatchObject({ church: { code: 'demo', locale: 'pt-BR' }, visual: { color: '#7A3E9D' } })
    expect(many.data.modules).toHaveLength(wire.modulos.length)
    expect([banners?.length, organization]).toEqual([1, null])
  })

  it('make one call, or the church’s call and then its parts', async () => {
    const one = over(bundleSource, bundle)
    await one.outcome(demo)
    expect(one.calls).toEqual(['GET /start-up?codigo=demo'])

    const many = over(callsSource, calls)
    await many.outcome(demo)
    expect(many.calls[0]).toBe(CHURCH)
    expect(new Set(many.calls.slice(1))).toEqual(new Set(PARTS))
    expect(many.calls).toHaveLength(5)
  })

  it('look up a custom host first', async () => {
    const many = over(callsSource, calls)
    await many.outcome(host)
    expect(many.calls.slice(0, 2)).toEqual(['GET /igreja/?hostname=www.vida.test', CHURCH])
  })

  it('request all parts in parallel once the church is known', async () => {
    const held = new Map<string, () => void>()
    const hold = (call: string) => () => new Promise((resolve) => held.set(call, () => resolve(calls[call])))
    const http = { ...calls, ...Object.fromEntries([CHURCH, ...PARTS].map((call) => [call, hold(call)])) }
    const many = over(callsSource, http)
    const outcome = many.outcome(demo)
    await expect.poll(() => [...held.keys()]).toEqual([CHURCH])
    held.get(CHURCH)!()
    await expect.poll(() => new Set(held.keys())).toEqual(new Set([CHURCH, ...PARTS]))
    for (const part of PARTS) held.get(part)!()
    expect((await outcome).kind).toBe('ready')
  })
})

describe('a failed start-up', () => {
  const inactive = { ...wire.igreja, flagAtivo: false }

  it('is inactive for an inactive church, and requests nothing more', async () => {
    const many = over(callsSource, { [CHURCH]: inactive })
    expect(await many.outcome(demo)).toEqual({ kind: 'inactive' })
    expect(many.calls).toEqual([CHURCH])
    const one = over(bundleSource, { 'GET /start-up?codigo=demo': { ...wire, igreja: inactive } })
    expect(await one.outcome(demo)).toEqual({ kind: 'inactive' })
  })

  it.each([
    ['the code', { [CHURCH]: refuse(404, 'not_found') }, demo],
    ['the code, by its status', { [CHURCH]: { ...wire.igreja, status: false } }, demo],
    ['the host', { 'GET /igreja/?hostname=www.vida.test': { clientes: [] } }, host],
    ['the host, by a refusal', { 'GET /igreja/?hostname=www.vida.test': refuse(404) }, host],
  ] as const)('is unknown when %s is not found', async (_, http, lookup) => {
    expect(await over(callsSource, http).outcome(lookup)).toEqual({ kind: 'unknown' })
  })

  it('is unknown when the bundle is not found', async () => {
    const one = over(bundleSource, { 'GET /start-up?codigo=demo': refuse(404, 'not_found') })
    expect(await one.outcome(demo)).toEqual({ kind: 'unknown' })
  })

  it('is unknown, without a call, for a host that names no church', async () => {
    const one = over(bundleSource, {})
    expect(await one.outcome(null)).toEqual({ kind: 'unknown' })
    expect(one.calls).toEqual([])
  })

  const failed = { kind: 'failed', messageKey: GENERIC_ERROR_KEY }
  const failures = [refuse(500), refuse(503), noResponse(), refuse(401), null, {}]

  it.each([CHURCH, ...PARTS])('fails when %s fails with any failure', async (call) => {
    for (const failure of failures) {
      expect(await over(callsSource, { ...calls, [call]: failure }).outcome(demo)).toEqual(failed)
    }
  })

  it.each(PARTS)('is failed, not unknown, when %s is not found', async (call) => {
    expect(await over(callsSource, { ...calls, [call]: refuse(404) }).outcome(demo)).toEqual(failed)
  })

  it('never throws', async () => {
    const kinds = fc.constantFrom('no-response', 'refused', 'aborted')
    const error = fc.oneof(
      fc.record({ kind: kinds, status: fc.integer({ min: 0, max: 999 }) }).map((details) => new ApiError('x', details)),
      fc.anything(),
    )
    await fc.assert(
      fc.asyncProperty(error, async (thrown) => {
        const { kind } = await startUp(() => Promise.reject(thrown), demo)
        expect(kind).toBe(thrown instanceof ApiError && thrown.status === 404 ? 'unknown' : 'failed')
      }),
    )
  })
})
