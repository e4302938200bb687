import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentFeature } from '../feature.ts'
import { withWritings, writingScenes as scenes } from '../testing/writings.scenes.ts'

const open = (http: FakeHttp, at = '/publication-types', more = {}) =>
  renderFeature(contentFeature, { at, http, startUp: withWritings, ...more })

describe('PublicationTypesScreen', () => {
  it('links each type to its publications', async () => {
    await open(scenes.publicationTypes)
    expect(screen.getByRole('link', { name: 'Boletins' })).toHaveAttribute('href', '/publications?type=boletins')
    expect(screen.getByRole('link', { name: 'Todas' })).toHaveAttribute('href', '/publications')
  })

  it('shows an empty state without types', async () => {
    await open(scenes.noPublicationTypes)
    expect(screen.getByRole('heading', { name: 'Nenhuma publicação por enquanto' })).toBeInTheDocument()
  })

  it('redirects to home when the module is off', async () => {
    expect((await open(scenes.publicationTypes, '/publication-types', { startUp: { modulos: [] } })).path()).toBe('/')
  })
})
