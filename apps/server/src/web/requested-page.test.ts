import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { ownHosts } from '../http/own-host.ts'
import { requestedPages } from './requested-page.ts'

const localeOf = (chosen: string | undefined) => (chosen === 'es' ? 'es' : 'en')
const needsOf = (route: string) => ({ route, query: [], personal: false, canonical: true })

describe('requestedPages', () => {
  const read = requestedPages({ localeOf, needsOf }, 'localhost', ownHosts(undefined))
  const asked = (url: string, headers: Record<string, string> = {}) =>
    read({ protocol: 'http', host: 'demo.localhost', url, headers, socket: {} } as FastifyRequest & {
      headers: typeof headers
    })

  it.each(['iframe', 'frame'])('recognises embed mode by a request from an %s', (dest) => {
    expect(asked('/event/7')?.embed).toBe(false)
    const framed = asked('/event/7', { 'sec-fetch-dest': dest })
    expect(framed?.embed).toBe(true)
    expect(framed?.key).not.toBe(asked('/event/7')?.key)
    expect(asked('/event/7', { 'sec-fetch-dest': 'document' })?.embed).toBe(false)
  })

  it('prefers the language of the frame’s address to that of the switch', () => {
    expect(asked('/embed/praise?lang=es')?.locale).toBe('es')
    expect(asked('/embed/praise?lang=en', { cookie: 'atrio_lang=es' })?.locale).toBe('en')
    expect(asked('/event?lang=es')?.locale).toBe('en')
  })

  it('distinguishes header values that are equal when concatenated', () => {
    const one = asked('/event', { cookie: 'atrio_lang=en; atrio_theme=dark' })
    const two = asked('/event', { cookie: 'atrio_lang="en dark"' })
    expect(one?.key).not.toBe(two?.key)
  })
})
