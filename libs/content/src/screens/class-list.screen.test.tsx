import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentFeature } from '../feature.ts'
import { withWritings, writingScenes as scenes } from '../testing/writings.scenes.ts'

const open = (http: FakeHttp, at = '/ebds', more = {}) =>
  renderFeature(contentFeature, { at, http, startUp: withWritings, ...more })

describe('the Sunday school', () => {
  it('leads to its classes, with who teaches and for whom', async () => {
    await open(scenes.classes)
    expect(screen.getByRole('link', { name: 'Rute: a fidelidade no cotidiano' })).toHaveAttribute('href', '/ebds/rute')
    expect(screen.getByRole('listitem').textContent).toMatch(/Com Davi Rocha.*Adultos e jovens/)
  })

  it.each([
    ['pt-BR', 'Nenhuma classe por enquanto'],
    ['en', 'No classes yet'],
    ['es', 'Todavía no hay clases'],
  ] as const)('says in %s that there are none', async (locale, title) => {
    await open(scenes.noClasses, '/ebds', { locale })
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
  })

  it('is not there for a church without it', async () => {
    expect((await open(scenes.classes, '/ebds', { startUp: { modulos: [] } })).path()).toBe('/')
  })
})
