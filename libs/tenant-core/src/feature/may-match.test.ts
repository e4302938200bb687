import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayMatch } from './may-match.ts'

const paths = [
  '/',
  '/event',
  '/event/:eventId',
  '/Event/new',
  '/events',
  '/old/*',
  '/mine',
  '/a/:b?/c',
  '/:any/deep',
  '*',
]
const routes = paths.map((path) => ({ path, ...(path === '/mine' && { children: [{ path: ':id' }] }) }))
const segment = fc.oneof(
  fc.constantFrom('event', 'EVENT', 'Event', '%65vent', '%45vent', 'events', 'old', 'mine', 'a', 'c', 'new', 'deep'),
  fc.constantFrom('', '%', '%2F', '%2Fevent', 'e%vent', '%E0%A4%A', '\u212a', ':any', '*', '.', '..'),
  fc.string({ maxLength: 6 }),
)
const pathname = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`)

describe('mayMatch', () => {
  // the router warns of each malformed address
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
  afterEach(() => vi.restoreAllMocks())

  it('leaves the router its match, whatever the address', () => {
    fc.assert(
      fc.property(pathname, fc.subarray(routes, { minLength: 1 }), (at, some) => {
        const found = (of: typeof some) => matchRoutes(of, { pathname: at })?.map(({ route, params }) => [route.path, params])
        expect(found(some.filter((route) => mayMatch(route, at)))).toEqual(found(some))
      }),
    )
  })

  it('leaves out what has another first segment', () => {
    const left = routes.filter((route) => mayMatch(route, '/EVENT/7')).map(({ path }) => path)
    expect(left).toEqual(['/event', '/event/:eventId', '/Event/new', '/:any/deep', '*'])
    expect(routes.filter((route) => mayMatch(route, '/')).map(({ path }) => path)).toEqual(['/', '/:any/deep', '*'])
  })
})
