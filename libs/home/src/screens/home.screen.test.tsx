import { renderFeature, wireStartUp } from '@atrio/testing'
import { defineFeature, type Feature } from '@atrio/tenant-core'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { homeFeature } from '../feature.ts'
import { scenes } from '../testing/home.scenes.ts'

const open = (http: (typeof scenes)[keyof typeof scenes], more = {}) =>
  renderFeature(homeFeature, { at: '/', http, ...more })

const words: Feature['messages'] = { 'pt-BR': async () => ({}), en: async () => ({}), es: async () => ({}) }

const guest = (load: () => Promise<unknown>): Feature =>
  defineFeature({
    id: 'guest',
    messages: words,
    slots: {
      'home.sections': [{ id: 'guest', order: 1, content: async () => ({ default: () => <p>from a guest</p>, load }) }],
    },
  })

const gatherings: Feature = defineFeature({
  id: 'gatherings',
  module: 'events',
  messages: words,
  routes: () => [{ path: '/event', children: [{ path: ':id' }] }],
})

describe('HomeScreen', () => {
  it('turns the banners one by one, each with its link', async () => {
    await open(scenes.banners, { beside: [gatherings] })
    const region = screen.getByRole('region', { name: 'Destaques' })
    expect(within(region).getByText('1 de 3')).toBeInTheDocument()
    expect(within(region).getByRole('link', { name: 'Ver a programação' })).toHaveAttribute('href', '/event')
    fireEvent.click(screen.getByRole('button', { name: 'Próximo' }))
    expect(within(region).getByText('2 de 3')).toBeInTheDocument()
    expect(within(region).getByText('Saiba mais')).toHaveAttribute('href', 'https://example.org/inverno')
    expect(screen.getByRole('heading', { level: 1, name: 'Igreja Vida Plena' })).toBeInTheDocument()
  })

  it.each([
    ['no feature answers for its page', { beside: [] }],
    ['its module is off', { beside: [gatherings], startUp: { modulos: [] } }],
  ])('shows a banner without its link when %s', async (_, more) => {
    await open(scenes.single, more)
    expect(screen.getByRole('heading', { name: 'A luz que veio ao mundo' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Ver a programação' })).toBeNull()
  })

  it.each(['none', 'failing', 'unreachable'] as const)(
    'opens with the church itself when banners are: %s',
    async (scene) => {
      await open(scenes[scene])
      expect(screen.getByRole('heading', { level: 1, name: 'Igreja Vida Plena' })).toBeVisible()
      expect(screen.getByText('Uma comunidade de portas abertas na Vila Mariana.')).toBeInTheDocument()
      expect(screen.queryByRole('region', { name: 'Destaques' })).toBeNull()
    },
  )

  it('has a title and structured data for search engines', async () => {
    await open(scenes.single)
    expect(document.title).toBe('Igreja Vida Plena')
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      'Começamos em 1974, na garagem de dona Alzira, com doze cadeiras emprestadas.',
    )
  })

  it.each([
    ['pt-BR', 'A igreja no seu bolso'],
    ['en', 'Your church in your pocket'],
    ['es', 'La iglesia en tu bolsillo'],
  ] as const)('links to the church’s app in %s', async (locale, title) => {
    await open(scenes.none, { locale })
    const call = screen.getByRole('region', { name: title })
    expect(
      within(call)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Google Play', 'App Store'])
  })

  it('shows no app links when the church has no app', async () => {
    const { igreja } = wireStartUp()
    await open(scenes.none, { startUp: { igreja: { ...igreja, urlGooglePlay: null, urlAppleStore: null } } })
    expect(screen.queryByRole('heading', { name: 'A igreja no seu bolso' })).toBeNull()
  })

  it('shows other features’ sections, and an error for one that fails to load', async () => {
    let broken = true
    const load = async () => {
      if (broken) throw new Error('not today')
    }
    await open(scenes.none, { beside: [guest(load)] })
    expect(screen.getByRole('alert')).toHaveTextContent('Não conseguimos carregar esta parte')
    broken = false
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText('from a guest')).toBeInTheDocument()
  })
})
