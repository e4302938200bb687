import { hydrate, QueryClient, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Boot } from '../boot.ts'
import { renewPage } from './renew-page.ts'
import type { Renewal } from './worker-scope.ts'

const ENTRY = '/assets/entry-1.js'
const HELD = 1_000
const key = (name: string): QueryKey => [name]

const bootWith = (answers: Record<string, string>, over: object = {}) =>
  ({
    startUp: { church: { name: 'Vida Plena' } },
    locale: 'pt-BR',
    config: {},
    failedSlots: [],
    now: 5_000,
    queries: {
      mutations: [],
      queries: Object.entries(answers).map(([name, data]) => ({
        queryKey: key(name),
        queryHash: JSON.stringify(key(name)),
        state: { data, dataUpdatedAt: HELD, status: 'success', isInvalidated: false },
      })),
    },
    ...over,
  }) as unknown as Boot

const documentOf = (boot: Boot, entry = ENTRY): Renewal => ({
  html: `<html><script type="application/json" id="boot">${JSON.stringify(boot)}</script><script>s.src=p.createScriptURL('${entry}')</script></html>`,
})

/** A kept page with two answers, renewed by what its worker says. */
async function renewed(renewal: Renewal, before?: (queries: QueryClient) => void) {
  const controller = { postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage(renewal) }
  vi.stubGlobal('navigator', {
    onLine: true,
    userActivation: { hasBeenActive: touched },
    serviceWorker: { controller },
  })
  const ctx = { now: 1_000, queryClient: new QueryClient(), slots: new Map() }
  const boot = bootWith({ events: 'open', prayers: 'two' })
  hydrate(ctx.queryClient, structuredClone(boot.queries))
  before?.(ctx.queryClient)
  const reload = vi.fn()
  await renewPage(ctx, boot, reload)
  const read = (name: string) => ctx.queryClient.getQueryData(key(name))
  const isStale = (name: string) => ctx.queryClient.getQueryState(key(name))?.isInvalidated
  return { ctx, reload, read, isStale }
}

let touched = false
beforeEach(() => {
  touched = false
  document.documentElement.dataset['kept'] = String(Date.now() - 60_000)
  // the page's entry is never loaded here
  const script = Object.assign(document.createElement('script'), { type: 'module' })
  script.setAttribute('src', ENTRY)
  vi.spyOn(document, 'querySelector').mockReturnValue(script)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['kept']
})

describe('a page that its copy has answered', () => {
  it('takes data and time of the network’s page, and asks for nothing', async () => {
    const fresh = bootWith({ events: 'sold out', prayers: 'two', live: 'now' })
    const { ctx, reload, read, isStale } = await renewed(documentOf(fresh))
    expect([read('events'), read('prayers'), read('live')]).toEqual(['sold out', 'two', 'now'])
    expect(isStale('events')).toBe(false)
    expect(ctx.now).toBe(5_000)
    expect(Date.now() - Number(document.documentElement.dataset['kept'])).toBeLessThan(30_000)
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves what was fetched or changed since as it is', async () => {
    const fresh = bootWith({ events: 'sold out', prayers: 'two' })
    const { read } = await renewed(documentOf(fresh), (queries) => queries.setQueryData(key('prayers'), 'three'))
    expect([read('events'), read('prayers')]).toEqual(['sold out', 'three'])
  })

  it('asks for what the network’s page has not', async () => {
    const { read, isStale } = await renewed(documentOf(bootWith({ events: 'sold out' })))
    expect(read('events')).toBe('sold out')
    expect([isStale('events'), isStale('prayers')]).toEqual([false, true])
  })

  it.each([
    ['the church', bootWith({ events: 'sold out' }, { startUp: { church: { name: 'Nova' } } }), ENTRY],
    ['the language', bootWith({ events: 'sold out' }, { locale: 'es' }), ENTRY],
    ['the build', bootWith({ events: 'sold out' }), '/assets/entry-2.js'],
  ])('is loaded again when %s is another, unless the person has touched it', async (_, fresh, entry) => {
    const untouched = await renewed(documentOf(fresh, entry))
    expect(untouched.reload).toHaveBeenCalledOnce()
    touched = true
    const { reload, read, isStale } = await renewed(documentOf(fresh, entry))
    expect(reload).not.toHaveBeenCalled()
    expect([read('events'), isStale('events')]).toEqual(['open', true])
  })

  it('is loaded again when the server has no such page any more, touched or not', async () => {
    touched = true
    expect((await renewed('gone')).reload).toHaveBeenCalledOnce()
  })

  it('asks for its data by itself when no page has come', async () => {
    const { ctx, isStale, read } = await renewed('failed')
    expect([isStale('events'), isStale('prayers')]).toEqual([true, true])
    expect(read('events')).toBe('open')
    expect(ctx.now).toBeGreaterThanOrEqual(61_000)
  })
})
