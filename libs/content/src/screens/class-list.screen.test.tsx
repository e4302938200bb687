import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentFeature } from '../feature.ts'
import { withWritings, writingScenes as scenes } from '../testing/writings.scenes.ts'

const open = (http: FakeHttp, at = '/ebds', more = {}) =>
  renderFeature(contentFeature, { at, http, startUp: withWritings, ...more })

describe('ClassListScreen', () => {
  it('links to each class with its teacher and audience', async () => {
    await open(scenes.classes)
    expect(screen.getByRole('link', { name: 'Rute: a fidelidade no cotidiano' })).toHaveAttribute('href', '/ebds/rute')
    expect(screen.getByRole('listitem').textContent).toMatch(/Com Davi Rocha.*Adultos e jovens/)
  })

  it.each([
    ['pt-BR', 'Nenhuma classe por enquanto'],
    ['en', 'No classes yet'],
    ['es', 'Todavía no hay clases'],
  ] as const)('shows an empty state in %s', async (locale, title) => {
    await open(scenes.noClasses, '/ebds', { locale })
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
  })

  it('redirects to home when the module is off', async () => {
    expect((await open(scenes.classes, '/ebds', { startUp: { modulos: [] } })).path()).toBe('/')
  })
})
