import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { ownHosts } from '../http/own-host.ts'
import { askedPages } from './asked-page.ts'

const localeOf = (chosen: string | undefined) => (chosen === 'es' ? 'es' : 'en')
const needsOf = (route: string) => ({ route, query: [], personal: false, canonical: true })

describe('what a request asks for', () => {
  const read = askedPages({ localeOf, needsOf }, 'localhost', ownHosts(undefined))
  const asked = (url: string, headers: Record<string, string> = {}) =>
    read({ protocol: 'http', host: 'demo.localhost', url, headers, socket: {} } as FastifyRequest & {
      headers: typeof headers
    })

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

  it('keeps apart what headers say of different things', () => {
    const one = asked('/event', { cookie: 'atrio_lang=en; atrio_theme=dark' })
    const two = asked('/event', { cookie: 'atrio_lang="en dark"' })
    expect(one?.key).not.toBe(two?.key)
  })
})
