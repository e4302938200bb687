import type { Session } from '@atrio/tenant-core'
import { createTestPortal } from '@atrio/testing'
import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { features } from './features.ts'
import { leadsTo, member } from './testing/leads-to.ts'

/** More than any page needs: a guard's redirect, an old address, and the page that it leads to. */
const MAX_REDIRECTS = 3

const pathsOf = (level: RouteObject[], above = ''): string[] =>
  level.flatMap(({ path = '', children = [] }) => {
    const whole = above ? `${above}/${path}` : path
    return [whole, ...pathsOf(children, whole)]
  })

describe('redirects', () => {
  const sessions: [string, Session | undefined][] = [
    ['a visitor', undefined],
    ['a member', member],
    ['a member with a mailed password', { ...member, mustChangePassword: true }],
  ]

  it.each(sessions.flatMap(([who, session]) => ['all', 'no'].map((modules) => [who, modules, session] as const)))(
    'end at a page for %s of a church with %s modules',
    async (_who, modules, session) => {
      const { ctx, routes } = await createTestPortal(features, {
        ...(session && { session }),
        ...(modules === 'no' && { startUp: { modulos: [] } }),
      })
      for (const pattern of pathsOf(routes)) {
        const path = pattern.replace(/:\w+/g, '1').replace('*', 'x')
        for (const start of [path, `${path}?redirectTo=${encodeURIComponent(path)}`]) {
          const way = [start]
          let next = await leadsTo(ctx, routes, start)
          while (next !== null && way.length <= MAX_REDIRECTS) {
            way.push(next)
            next = await leadsTo(ctx, routes, next)
          }
          expect(next, way.join(' → ')).toBeNull()
        }
      }
    },
  )
})
