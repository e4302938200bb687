import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentFeature } from '../feature.ts'
import { withWritings, writingScenes as scenes } from '../testing/writings.scenes.ts'

const open = (http: FakeHttp, at = '/ministries/61/projects/62', more = {}) =>
  renderFeature(contentFeature, { at, http, startUp: withWritings, ...more })

describe('ProjectScreen', () => {
  it('links back to its ministry', async () => {
    await open(scenes.project)
    expect(screen.getByRole('heading', { level: 1, name: 'Café da porta' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Acolhida' })).toHaveAttribute('href', '/ministries/61')
    expect(await screen.findByText('Trinta pães por domingo.')).toBeInTheDocument()
  })

  it.each(['x', '0'])('answers not found for the id %s', async (id) => {
    await open(scenes.project, `/ministries/61/projects/${id}`)
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
  })
})
