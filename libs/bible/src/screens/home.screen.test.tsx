import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { bibleFeature } from '../feature.ts'
import { scenes } from '../testing/bible.scenes.ts'

beforeEach(() => localStorage.clear())
const open = (http: FakeHttp, more = {}) => renderFeature(bibleFeature, { at: '/bible', http, ...more })

describe('the books of a church’s Bible', () => {
  it('are listed by testament, in the portal’s language, with the licence', async () => {
    await open(scenes.one)
    expect(screen.getByRole('heading', { level: 1, name: 'Bíblia' })).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Antigo Testamento',
      'Novo Testamento',
    ])
    expect(screen.getByRole('link', { name: 'Salmos' })).toHaveAttribute('href', '/bible/livre/PSA')
    expect(screen.getByText('Bíblia Livre, CC BY 3.0 BR.')).toBeInTheDocument()
  })

  it.each([
    ['en', 'Ruth', 'Philemon'],
    ['es', 'Rut', 'Filemón'],
  ] as const)('have names in %s, and one with a single chapter opens at once', async (locale, ruth, philemon) => {
    await open(scenes.one, { locale })
    expect(screen.getByRole('link', { name: ruth })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: philemon })).toHaveAttribute('href', '/bible/livre/PHM/1')
  })

  it('begin with where this device has read last', async () => {
    localStorage.setItem('atrio:bible:vida-plena:place', 'livre/PSA/23')
    await open(scenes.one)
    expect(screen.getByRole('link', { name: 'Continuar em Salmo 23' })).toHaveAttribute('href', '/bible/livre/PSA/23')
  })

  it('ignore a kept place that is none, or of a translation that is not offered any more', async () => {
    localStorage.setItem('atrio:bible:vida-plena:place', 'gone/PSA/23')
    await open(scenes.one)
    expect(screen.queryByRole('link', { name: /Continuar/ })).toBeNull()
  })
})

describe('a church without a text', () => {
  it.each([
    ['that offers nothing', scenes.none],
    ['whose backend knows no Bible', scenes.unknownCalls],
  ])('%s says so', async (_case, http) => {
    await open(http)
    expect(screen.getByRole('heading', { level: 2, name: 'Ainda não há uma Bíblia aqui' })).toBeInTheDocument()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('links to an online reader, by web addresses only', async () => {
    await open(scenes.readers)
    const links = within(screen.getByRole('list')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://reader.example/naa'])
  })
})

it('leaves a failure to the route', async () => {
  await open(scenes.failing)
  expect(screen.getByRole('alert')).toBeInTheDocument()
})
