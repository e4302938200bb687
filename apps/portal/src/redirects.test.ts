import { guard, isRouteHandle, type FeatureContext, type Session } from '@atrio/tenant-core'
import { createTestPortal } from '@atrio/testing'
import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { features } from './features.ts'

/** More than any page needs: a guard's redirect, an old address, and the page that it leads to. */
const MAX_REDIRECTS = 3
const ORIGIN = 'https://demo.portal.test'

const member: Session = {
  token: 't',
  account: { id: 7, name: 'Ana' },
  clientAccount: { id: 8, email: 'ana@example.test' },
}

const pathsOf = (level: RouteObject[], above = ''): string[] =>
  level.flatMap(({ path = '', children = [] }) => {
    const whole = above ? `${above}/${path}` : path
    return [whole, ...pathsOf(children, whole)]
  })

/** The redirects of an address by guards and old paths; null when its page is shown. */
async function redirectOf(ctx: FeatureContext, routes: RouteObject[], address: string): Promise<string | null> {
  const url = new URL(address, ORIGIN)
  try {
    for (const { route } of matchRoutes(routes, url.pathname) ?? []) {
      if (isRouteHandle(route.handle)) guard(ctx, route.handle, url)
      // a route without a screen only redirects
      if (!route.lazy && typeof route.loader === 'function')
        await route.loader({ request: new Request(url), params: {} } as LoaderFunctionArgs)
    }
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location')
    throw answer
  }
  return null
}

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
          let next = await redirectOf(ctx, routes, start)
          while (next !== null && way.length <= MAX_REDIRECTS) {
            way.push(next)
            next = await redirectOf(ctx, routes, next)
          }
          expect(next, way.join(' → ')).toBeNull()
        }
      }
    },
  )
})
