import { ApiError } from '@atrio/api-client'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defineFeature, type Feature, type SlotModule } from '../feature/feature.ts'
import { noMessages, open, testContext } from '../testing/context.tsx'
import { Slot, type SlotFailureProps } from './slot.tsx'
import { failedSlots, markFailedSlots, prepareSlots } from './slots.ts'

const Failure = ({ retry }: SlotFailureProps) => <button onClick={retry}>again</button>
const Home = () => (
  <main>
    <Slot name="home.sections" failure={Failure} />
  </main>
)
const home = defineFeature({
  id: 'home',
  messages: noMessages,
  routes: () => [{ path: '/', screen: () => Promise.resolve({ default: Home }), slots: ['home.sections'] }],
})

/** A feature that fills one slot. */
const lender = (id: string, order: number, content: () => Promise<SlotModule>, over: Partial<Feature> = {}): Feature =>
  defineFeature({ id, messages: noMessages, slots: { 'home.sections': [{ id, order, content }] }, ...over })
const section = (text: string, load?: SlotModule['load']): SlotModule => ({ default: () => <p>{text}</p>, load })
const there = (id: string, order: number, over?: Partial<Feature>) =>
  lender(id, order, () => Promise.resolve(section(id)), over)

const shown = () => screen.getByRole('main').textContent
const again = () => act(async () => screen.getByRole('button', { name: 'again' }).click())
const show = (...features: Feature[]) => open(testContext({ features: [home, ...features] }), '/')

describe('slots', () => {
  it('render in their own order, not the features’', async () => {
    await show(there('c', 30), there('a', 10), there('b', 20))
    expect(shown()).toBe('abc')
  })

  it('leave out sections whose module is off', async () => {
    const features = [home, there('a', 1, { module: 'events' }), there('b', 2, { module: 'giving' })]
    await open(testContext({ features, modules: ['giving'] }), '/')
    expect(shown()).toBe('b')
  })

  it('load their messages', async () => {
    const title = { 'pt-BR': () => Promise.resolve({ title: 'Olá' }), en: async () => ({}), es: async () => ({}) }
    const ctx = testContext({ features: [home, there('a', 1, { messages: title })] })
    await open(ctx, '/')
    expect(ctx.i18n.t('title', { ns: 'a' })).toBe('Olá')
  })

  it.each(['data', 'code'] as const)('keep the other sections when the %s of one fails and retry it', async (what) => {
    let online = false
    const fail = () => (online ? Promise.resolve() : Promise.reject(new ApiError('x', { kind: 'no-response' })))
    const broken =
      what === 'data'
        ? lender('b', 2, () => Promise.resolve(section('b', fail)))
        : lender('b', 2, () => fail().then(() => section('b')))
    await show(there('a', 1), broken, there('c', 3))
    expect(shown()).toBe('aagainc')
    await again()
    expect(shown()).toBe('aagainc')
    online = true
    await again()
    expect(shown()).toBe('abc')
  })

  it('keep the other sections when one throws while rendering and remount it on retry', async () => {
    let broken = true
    const Fragile = () => {
      if (broken) throw new Error('fragile')
      return <p>b</p>
    }
    await show(
      there('a', 1),
      lender('b', 2, () => Promise.resolve({ default: Fragile })),
    )
    expect(shown()).toBe('aagain')
    broken = false
    await again()
    expect(shown()).toBe('ab')
  })

  it('render no section that the backend lacks', async () => {
    const missing = () => Promise.reject(new ApiError('x', { kind: 'refused', status: 404 }))
    await show(
      there('a', 1),
      lender('b', 2, () => Promise.resolve(section('b', missing))),
    )
    expect(shown()).toBe('a')
  })
})

describe('failed slots of the server', () => {
  const refuse = (status: number) => () => Promise.reject(new ApiError('x', { kind: 'refused', status }))
  const features = (onServer: boolean) => [
    there('a', 1),
    lender('b', 2, () => Promise.resolve(section('b', onServer ? refuse(500) : undefined))),
    lender('c', 3, () => Promise.resolve(section('c', onServer ? refuse(404) : undefined))),
  ]

  it('are restored in the browser', async () => {
    const server = testContext({ features: features(true), onServer: true })
    await prepareSlots(server, ['home.sections'], 'data')
    const states = server.slots.get('home.sections')!.map(({ state }) => state)
    expect(states).toEqual(['ready', 'failed', 'absent'])

    const browser = testContext({ features: features(false) })
    await prepareSlots(browser, ['home.sections'], 'code')
    expect(failedSlots(browser)).toEqual([])
    markFailedSlots(browser, JSON.parse(JSON.stringify(failedSlots(server))) as string[])
    expect(browser.slots.get('home.sections')!.map(({ state }) => state)).toEqual(states)
    markFailedSlots(browser, [])
    expect(failedSlots(browser)).toEqual([])
  })

  it('do not hide a section whose code alone failed to load', async () => {
    const browser = testContext({ features: [lender('a', 1, () => Promise.reject(new TypeError('chunk')))] })
    await prepareSlots(browser, ['home.sections'], 'code')
    markFailedSlots(browser, [])
    expect(failedSlots(browser)).toEqual(['a'])
  })
})

describe('slots of a server-rendered page', () => {
  it('load a section’s code only once the page is hydrated', async () => {
    const asked: string[] = []
    const feature = lender('a', 1, () => {
      asked.push('a')
      return Promise.resolve(section('a'))
    })
    const ctx = testContext({ features: [feature], takesOver: true })
    await prepareSlots(ctx, ['home.sections'], 'code')
    expect(asked).toEqual([])
    expect(ctx.slots.get('home.sections')![0]!.Component).toBeDefined()
    expect(failedSlots(ctx)).toEqual([])
  })

  it('can retry a section whose code failed to load', async () => {
    const network = { online: false }
    const feature = lender('a', 1, () =>
      network.online ? Promise.resolve(section('a')) : Promise.reject(new TypeError('chunk')),
    )
    const ctx = testContext({ features: [home, feature], takesOver: true })
    await prepareSlots(ctx, ['home.sections'], 'code')
    // the server has run the first load
    const loads = [() => Promise.resolve()]
    const loader = async () => {
      await (loads.pop() ?? (() => prepareSlots(ctx, ['home.sections'], 'data')))()
      return null
    }
    await open(ctx, '/', [{ path: '/', Component: Home, loader }])
    expect(await screen.findByRole('button', { name: 'again' })).toBeVisible()
    expect(failedSlots(ctx)).toEqual([])
    network.online = true
    await again()
    expect(await screen.findByText('a')).toBeVisible()
  })
})
