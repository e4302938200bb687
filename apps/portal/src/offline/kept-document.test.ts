import { describe, expect, it } from 'vitest'
import { documentToKeep, isPassing, isReady, MAX_AGE_MS, scriptsOf } from './kept-document.ts'

const HTML = `<!doctype html><html lang="pt-BR" data-theme="dark"><body><link rel="modulepreload" href="/assets/a-1.js"><link rel="modulepreload" href="/assets/b-2.js"></body></html>`
const answer = (headers = {}) =>
  new Response('', { headers: { 'content-security-policy': 'own', 'content-encoding': 'br', ...headers } })

describe('a kept document', () => {
  it('says since when it is kept, and keeps its policy', async () => {
    const before = Date.now()
    const kept = documentToKeep(HTML, answer(), null)
    const [, since = ''] = /^<!doctype html><html data-kept="(\d+)" lang="pt-BR"/.exec(await kept.text()) ?? []
    expect(Number(since)).toBeGreaterThanOrEqual(before)
    expect(Number(since)).toBeLessThanOrEqual(Date.now())
    expect(kept.headers.get('content-security-policy')).toBe('own')
    expect(kept.headers.has('content-encoding')).toBe(false)
  })

  it('is shown at once to its own audience, for a day', () => {
    const kept = documentToKeep(HTML, answer(), 'pt-BR')
    const now = Date.now()
    expect(isReady(kept, 'pt-BR', now + 1000)).toBe(true)
    expect(isReady(kept, 'es', now + 1000)).toBe(false)
    expect(isReady(kept, null, now + 1000)).toBe(false)
    expect(isReady(kept, 'pt-BR', now + MAX_AGE_MS + 1000)).toBe(false)
    // the clock was set back
    expect(isReady(kept, 'pt-BR', now - 60_000)).toBe(false)
  })

  it('is shown at once to nobody without an audience', () => {
    expect(isReady(documentToKeep(HTML, answer(), null), null, Date.now())).toBe(false)
    expect(isReady(answer(), 'pt-BR', Date.now())).toBe(false)
  })

  it('names the scripts that it starts with', () => {
    expect(scriptsOf(HTML)).toEqual(['/assets/a-1.js', '/assets/b-2.js'])
  })
})

it('an answer of a busy server, of a gateway or in an outage leaves the copy, and any other refusal takes it away', () => {
  const passing = (status: number, headers: Record<string, string> = {}) =>
    isPassing({ status, headers: new Headers(headers) })
  expect(passing(503, { 'retry-after': '1' })).toBe(true)
  expect(passing(502)).toBe(true)
  expect(passing(200, { 'cache-control': 'no-store' })).toBe(true)
  expect(passing(503)).toBe(false)
  expect(passing(404)).toBe(false)
  expect(passing(200, { 'cache-control': 'private, no-cache' })).toBe(false)
})
