import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentFeature } from '../feature.ts'
import { withWritings, writingScenes as scenes } from '../testing/writings.scenes.ts'

const open = (http: FakeHttp, at = '/devotionals', more = {}) =>
  renderFeature(contentFeature, { at, http, startUp: withWritings, ...more })

describe('DevotionalListScreen', () => {
  it('shows the newest devotional first and links to earlier ones', async () => {
    await open(scenes.devotionals)
    expect(screen.getByRole('heading', { level: 1, name: 'Devocionais' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'A mesa no deserto' })).toHaveAttribute('href', '/devotionals/51')
    expect(screen.getByRole('heading', { level: 2, name: 'Dias anteriores' })).toBeInTheDocument()
    expect(screen.getByRole('listitem').textContent).toMatch(/Água de poço.*João 4\.14.*2 minutos de leitura/)
    expect(document.title).toBe('Devocionais · Igreja Vida Plena')
  })

  it.each([
    ['pt-BR', 'Nenhum devocional por enquanto'],
    ['en', 'No devotionals yet'],
    ['es', 'Todavía no hay devocionales'],
  ] as const)('shows an empty state in %s', async (locale, title) => {
    await open(scenes.noDevotionals, '/devotionals', { locale })
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
  })

  it('redirects to home when the module is off', async () => {
    const { path, transport } = await open(scenes.devotionals, '/devotionals', { startUp: { modulos: [] } })
    expect(path()).toBe('/')
    expect(transport.calls).toEqual([])
  })
})
