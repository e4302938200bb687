import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { restoringAtom, sessionAtom } from '../session/session.ts'
import { member, noMessages, open, testContext } from '../testing/context.tsx'
import { defineFeature, type FeatureRoute } from './feature.ts'
import { guard, isRouteHandle, type RouteHandle } from './guard.ts'

const page = (text: string): Pick<FeatureRoute, 'screen'> => ({
  screen: () => Promise.resolve({ default: () => <p>{text}</p> }),
})
const home = defineFeature({
  id: 'home',
  messages: noMessages,
  routes: () => [{ id: 'churchHome', path: '/', ...page('home') }],
  links: { 'home.church': () => '/' },
})
const access = defineFeature({
  id: 'access',
  messages: noMessages,
  routes: () => [{ id: 'userAccess', path: '/access', access: 'visitor', ...page('access') }],
  links: { 'account.access': (params) => `/access?${new URLSearchParams(params)}` },
})
const groups = defineFeature({
  id: 'groups',
  module: 'groups',
  messages: noMessages,
  routes: () => [
    { path: '/groups', ...page('groups') },
    { path: '/free', module: null, ...page('free') },
    { path: '/studies', module: 'live', ...page('studies') },
    {
      path: '/mine',
      access: 'login',
      ...page('mine'),
      children: [{ path: 'notes' }],
    },
  ],
})
const features = [home, access, groups]

const visit = async (at: string, over: Parameters<typeof testContext>[0] = {}) => {
  const { path, container, unmount } = await open(testContext({ features, modules: ['groups'], ...over }), at)
  const seen = { path: path(), text: container.textContent }
  unmount()
  return seen
}

describe('guard', () => {
  it('lets everybody in when nothing is required', async () => {
    expect(await visit('/groups')).toEqual({ path: '/groups', text: 'groups' })
  })

  it('redirects home from a module that the church lacks', async () => {
    expect(await visit('/groups', { modules: [] })).toEqual({ path: '/', text: 'home' })
    expect(await visit('/studies?x=1')).toEqual({ path: '/', text: 'home' })
  })

  it('uses the route’s own module, and none when the route sets null', async () => {
    expect(await visit('/studies', { modules: ['live'] })).toEqual({ path: '/studies', text: 'studies' })
    expect(await visit('/free', { modules: [] })).toEqual({ path: '/free', text: 'free' })
  })

  it('redirects an anonymous person to access with the wanted path and query', async () => {
    const { path } = await visit('/mine?tab=2&q=a%26b')
    const url = new URL(path, 'https://x.test')
    expect(url.pathname).toBe('/access')
    expect(url.searchParams.get('redirectTo')).toBe('/mine?tab=2&q=a%26b')
  })

  it('guards a child like its parent', async () => {
    const { path } = await visit('/mine/notes')
    expect(new URL(path, 'https://x.test').searchParams.get('redirectTo')).toBe('/mine/notes')
  })

  it('lets a signed-in person in', async () => {
    expect(await visit('/mine', { session: member })).toEqual({ path: '/mine', text: 'mine' })
  })

  it('treats an incomplete session as anonymous', async () => {
    expect((await visit('/mine', { session: { ...member, clientAccount: null } })).path).toMatch(/^\/access\?/)
  })

  it('redirects a signed-in person home from a visitors-only route', async () => {
    expect(await visit('/access', { session: member })).toEqual({ path: '/', text: 'home' })
    expect(await visit('/access')).toEqual({ path: '/access', text: 'access' })
  })

  it('redirects home when no feature provides access', async () => {
    expect(await visit('/mine', { features: [home, groups] })).toEqual({ path: '/', text: 'home' })
  })

  it('checks the module before the person', async () => {
    expect(await visit('/mine', { modules: [] })).toEqual({ path: '/', text: 'home' })
  })

  it('waits for a session that is being restored', async () => {
    const ctx = testContext({ features, modules: ['groups'] })
    const restoring = Promise.resolve().then(() => ctx.store.set(sessionAtom, member))
    ctx.store.set(restoringAtom, restoring)
    expect((await open(ctx, '/mine')).path()).toBe('/mine')
  })

  it('requires a mailed password to be changed before any page that needs a login', async () => {
    const change = defineFeature({
      id: 'change',
      messages: noMessages,
      routes: () => [{ path: '/user/change-password', access: 'login', ...page('change') }],
      links: { 'account.changePassword': (params) => `/user/change-password?${new URLSearchParams(params)}` },
    })
    const mailed = { features: [...features, change], session: { ...member, mustChangePassword: true } }
    expect(await visit('/mine?tab=2', mailed)).toEqual({
      path: '/user/change-password?redirectTo=%2Fmine%3Ftab%3D2',
      text: 'change',
    })
    expect((await visit('/groups', mailed)).path).toBe('/groups')
  })

  it('checks only modules on the server, which has no session', () => {
    const handle: RouteHandle = { feature: 'x', layout: 'DEFAULT', access: 'login', module: 'groups', framing: 'own' }
    const url = new URL('https://x.test/mine')
    const on = testContext({ features, modules: ['groups'], onServer: true })
    expect(() => guard(on, handle, url)).not.toThrow()
    expect(() => guard(on, { ...handle, access: 'visitor' }, url)).not.toThrow()
    const off = testContext({ features, onServer: true })
    expect(() => guard(off, handle, url)).toThrow(expect.objectContaining({ status: 302 }))
  })

  it('re-evaluates when the session changes', async () => {
    const ctx = testContext({ features, modules: ['groups'] })
    const { router, path } = await open(ctx, '/mine')
    expect(path()).toMatch(/^\/access/)
    ctx.store.set(sessionAtom, member)
    await router.navigate('/mine')
    expect(await screen.findByText('mine')).toBeVisible()
  })
})

it('isRouteHandle accepts only handles of this router', () => {
  expect([undefined, null, 'x', {}, { id: 1 }].map(isRouteHandle)).toEqual([false, false, false, false, false])
  expect(isRouteHandle({ feature: 'x', layout: 'HOME', access: 'public', module: undefined, framing: 'anyone' })).toBe(
    true,
  )
})
