import { useTranslation } from '@atrio/i18n'
import { screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { requireRouteId } from '../page/route-params.ts'
import { pageInUse } from '../slots/first-touch.ts'
import { member, noMessages, open, testContext } from '../testing/context.tsx'
import { composeFeatures } from './compose-features.ts'
import { defineFeature, type Feature } from './feature.ts'

// the sample feature's messages, for this test
declare module '@atrio/i18n' {
  interface Messages {
    sample: { title: string }
  }
}

const words = (text: string) => () => Promise.resolve({ default: { title: text } })
const messages = { 'pt-BR': words('Olá'), en: words('Hello'), es: words('Hola') }

function Title() {
  return <h1>{useTranslation('sample').t('title')}</h1>
}
const sample = (over: Partial<Feature>): Feature => defineFeature({ id: 'sample', messages, ...over })
const screenOf = (text: string) => () => Promise.resolve({ default: () => <p>{text}</p> })

describe('composeFeatures', () => {
  it('lets waiting sections load as a page is loaded', async () => {
    const feature = sample({
      routes: () => [{ path: '/', screen: () => Promise.resolve({ default: () => <p>page</p> }) }],
    })
    const ctx = testContext({ features: [feature] })
    const inUse = vi.fn()
    void pageInUse(ctx).then(inUse)
    await Promise.resolve()
    expect(inUse).not.toHaveBeenCalled()
    await open(ctx, '/')
    expect(inUse).toHaveBeenCalledOnce()
  })

  it('names each route by its feature and whole path unless it has an id', () => {
    const feature = sample({
      module: 'events',
      routes: () => [
        { id: 'userAccess', path: '/access', access: 'visitor' },
        {
          path: '/a/:id',
          layout: 'INPC_PLAY',
          access: 'login',
          children: [{ path: 'b', children: [{ path: 'c', module: null, layout: 'HOME', access: 'public' }] }],
        },
      ],
      embeds: () => [{ path: '/embed/a', layout: 'EMBED' }],
    })
    const ctx = testContext({ features: [feature] })
    const [access, a] = composeFeatures(ctx)
    const b = a!.children![0]!
    const c = b.children![0]!
    expect([access, a, b, c].map((route) => [route!.id, route!.path])).toEqual([
      ['userAccess', '/access'],
      ['sample:/a/:id', '/a/:id'],
      ['sample:/a/:id/b', 'b'],
      ['sample:/a/:id/b/c', 'c'],
    ])
    expect([access, a, b, c].map((route) => route!.handle as unknown)).toEqual([
      { feature: 'sample', layout: 'DEFAULT', access: 'visitor', module: 'events', framing: 'own' },
      { feature: 'sample', layout: 'INPC_PLAY', access: 'login', module: 'events', framing: 'own' },
      { feature: 'sample', layout: 'INPC_PLAY', access: 'login', module: 'events', framing: 'own' },
      { feature: 'sample', layout: 'HOME', access: 'public', module: undefined, framing: 'own' },
    ])
    expect(composeFeatures(ctx, 'embeds').map(({ id }) => id)).toEqual(['sample:/embed/a'])
  })

  it('keeps the order of the features and accepts some without routes', () => {
    const one = sample({ id: 'one', routes: () => [{ path: '/1' }, { path: '/2' }] })
    const two = sample({ id: 'two', routes: () => [{ path: '/3' }] })
    const ctx = testContext({ features: [one, sample({ id: 'silent' }), two] })
    expect(composeFeatures(ctx).map(({ path }) => path)).toEqual(['/1', '/2', '/3'])
  })

  it.each([
    ['pt-BR', 'Olá'],
    ['en', 'Hello'],
    ['es', 'Hola'],
  ] as const)('renders a screen together with its messages in %s', async (locale, text) => {
    const feature = sample({ routes: () => [{ path: '/', screen: () => Promise.resolve({ default: Title }) }] })
    await open(testContext({ features: [feature], locale }), '/')
    expect(screen.getByRole('heading')).toHaveTextContent(text)
  })

  it('awaits a screen’s load before rendering it and passes it the parameters', async () => {
    const seen: unknown[] = []
    const feature = sample({
      routes: () => [
        {
          path: '/event/:eventId',
          screen: () =>
            Promise.resolve({
              default: () => <p>loaded {seen.length}</p>,
              load: async (ctx, { params }) => seen.push([ctx.locale, params]),
            }),
        },
      ],
    })
    await open(testContext({ features: [feature] }), '/event/7')
    expect(screen.getByText('loaded 1')).toBeVisible()
    expect(seen).toEqual([['pt-BR', { eventId: '7' }]])
  })

  it('renders a child within its parent', async () => {
    const parent = () =>
      Promise.resolve({
        default: () => (
          <section aria-label="parent">
            <Outlet />
          </section>
        ),
      })
    const feature = sample({
      routes: () => [{ path: '/a', screen: parent, children: [{ path: ':id', screen: screenOf('child') }] }],
    })
    await open(testContext({ features: [feature] }), '/a/1')
    expect(screen.getByRole('region')).toHaveTextContent('child')
  })

  it('redirects with the requested address', async () => {
    const feature = sample({
      routes: () => [
        { path: '/doacoes', redirect: ({ url }) => `/give${url.search}` },
        { path: '/give', screen: screenOf('give') },
      ],
    })
    const { path } = await open(testContext({ features: [feature] }), '/doacoes?step=2')
    expect(path()).toBe('/give?step=2')
    expect(screen.getByText('give')).toBeVisible()
  })

  it('guards a redirect like any route', async () => {
    const feature = sample({ routes: () => [{ path: '/login', access: 'visitor', redirect: () => '/access' }] })
    const home = sample({ id: 'home', routes: () => [{ path: '/', screen: screenOf('home') }] })
    const { path } = await open(testContext({ features: [feature, home], session: member }), '/login')
    expect(path()).toBe('/')
  })

  it('retries a screen that failed to load', async () => {
    const tries: string[] = []
    const feature = sample({
      routes: () => [
        { path: '/', screen: screenOf('start') },
        {
          path: '/a',
          screen: () => {
            tries.push('screen')
            return tries.length <= 2 ? Promise.reject(new TypeError('chunk')) : screenOf('arrived')()
          },
        },
      ],
    })
    const { router } = await open(testContext({ features: [feature] }), '/')
    await router.navigate('/a')
    expect(await screen.findByRole('alert')).toHaveTextContent('thrown')
    const failed = tries.length
    expect(failed).toBeLessThanOrEqual(2)
    tries.push(...Array<string>(2 - failed).fill('not asked'))
    await router.navigate('/')
    await router.navigate('/a')
    expect(await screen.findByText('arrived')).toBeVisible()
    const arrived = tries.length
    await router.navigate('/')
    await router.navigate('/a')
    expect(await screen.findByText('arrived')).toBeVisible()
    expect(tries).toHaveLength(arrived)
  })

  it('answers not found when a load finds nothing', async () => {
    const feature = sample({
      messages: noMessages,
      routes: () => [
        {
          path: '/event/:eventId',
          screen: () =>
            Promise.resolve({
              default: () => <p>event</p>,
              load: async (_, { params }) => requireRouteId(params['eventId']),
            }),
        },
      ],
    })
    await open(testContext({ features: [feature] }), '/event/1e3')
    expect(screen.getByRole('alert')).toHaveTextContent('404')
  })
})
