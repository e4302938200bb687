import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { askedPages } from './asked-page.ts'

const localeOf = (chosen: string | undefined) => (chosen === 'es' ? 'es' : 'en')

describe('what a request asks for', () => {
  const read = askedPages({ localeOf }, 'localhost')
  const asked = (url: string, headers: Record<string, string> = {}) =>
    read({ protocol: 'http', host: 'demo.localhost', url, headers } as FastifyRequest & { headers: typeof headers })

  it.each(['iframe', 'frame'])('is embed mode where a document is asked for by an %s', (dest) => {
    expect(asked('/event/7')?.embed).toBe(false)
    const framed = asked('/event/7', { 'sec-fetch-dest': dest })
    expect(framed?.embed).toBe(true)
    expect(framed?.key).not.toBe(asked('/event/7')?.key)
    expect(asked('/event/7', { 'sec-fetch-dest': 'document' })?.embed).toBe(false)
  })

  it('speaks the language that a frame is asked to speak, rather than that of the switch', () => {
    expect(asked('/embed/praise?lang=es')?.locale).toBe('es')
    expect(asked('/embed/praise?lang=en', { cookie: 'atrio_lang=es' })?.locale).toBe('en')
    expect(asked('/event?lang=es')?.locale).toBe('en')
  })
})
