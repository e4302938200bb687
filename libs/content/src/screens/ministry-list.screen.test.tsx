import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentFeature } from '../feature.ts'
import { withWritings, writingScenes as scenes } from '../testing/writings.scenes.ts'

const open = (http: FakeHttp, at = '/ministries', more = {}) =>
  renderFeature(contentFeature, { at, http, startUp: withWritings, ...more })

describe('MinistryListScreen', () => {
  it('needs no module and links to each ministry', async () => {
    await open(scenes.ministries, '/ministries', { startUp: { modulos: [] } })
    expect(screen.getByRole('link', { name: 'Acolhida' })).toHaveAttribute('href', '/ministries/61')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('shows an empty state without ministries', async () => {
    await open(scenes.noMinistries)
    expect(screen.getByRole('heading', { name: 'Nenhum ministério por enquanto' })).toBeInTheDocument()
  })
})
