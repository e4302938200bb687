import type { ChurchNotification } from '@atrio/api-client'
import { createTestPortal } from '@atrio/testing'
import { describe, expect, it } from 'vitest'
import { openers } from '../testing/bell-host.tsx'
import { otherChurchAddress, screenOf } from './opening.ts'

const event: ChurchNotification = {
  id: 1,
  title: 'Cantata',
  body: '',
  createdAt: '2026-11-20T12:00:00Z',
  kind: 'event',
  church: { id: 1, code: 'demo', name: 'Vida' },
  relatedId: 12,
  relatedSlug: null,
  personal: false,
}

describe('screen of a notification', () => {
  it.each<[string, Partial<ChurchNotification>, string[], string | undefined]>([
    ['an event of this church', {}, [], '/event/12'],
    ['an event that is not named', { relatedId: null }, [], undefined],
    ['another church’s event', { church: { id: 2, code: 'hope', name: 'Hope' } }, [], undefined],
    ['what has no kind', { kind: null }, [], undefined],
    ['a kind that no feature opens', { kind: 'service' }, [], undefined],
    ['a kind whose module is off', { kind: 'news' }, [], undefined],
    ['a kind whose module is on', { kind: 'news' }, ['MOD_NOTICIA'], '/news/12'],
  ])('is found for %s', async (_what, over, modules, path) => {
    const startUp = { modulos: modules.map((codigo) => ({ codigo })) }
    const { ctx } = await createTestPortal(openers, { startUp })
    expect(screenOf(ctx, { ...event, ...over })).toBe(path)
  })
})

describe('otherChurchAddress', () => {
  const pass = { code: 'a+b&c', accountId: 7 }

  it('is the event’s page with code and account in the query', () => {
    const { origin, pathname, searchParams } = new URL(otherChurchAddress('https://hope.test', event, pass))
    expect([origin, pathname, [...searchParams]]).toEqual([
      'https://hope.test',
      '/event/12',
      [
        ['token', 'a+b&c'],
        ['user', '7'],
      ],
    ])
  })

  it.each([{ kind: null }, { kind: 'news' as const }, { relatedId: null }])('is the list of events for %j', (over) => {
    expect(new URL(otherChurchAddress('https://hope.test', { ...event, ...over }, pass)).pathname).toBe('/event')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '', 'hope.test'])('throws for the origin %j', (origin) => {
    expect(() => otherChurchAddress(origin, event, pass)).toThrow(TypeError)
  })
})
