import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentFeature } from '../feature.ts'
import { withWritings, writingScenes as scenes } from '../testing/writings.scenes.ts'

const open = (http: FakeHttp, at = '/publications/boletim-de-novembro', more = {}) =>
  renderFeature(contentFeature, { at, http, startUp: withWritings, ...more })

describe('PublicationScreen', () => {
  it('shows the text and opens documents in another tab', async () => {
    await open(scenes.publication)
    expect(screen.getByRole('heading', { level: 1, name: 'Boletim de novembro' })).toBeInTheDocument()
    const file = screen.getByRole('link', { name: 'Boletim em PDF' })
    expect(file).toHaveAttribute('href', '/media/demo/0/boletim.pdf')
    expect(file).toHaveAttribute('rel', 'noopener')
    expect(screen.getByRole('link', { name: 'Boletins' })).toHaveAttribute('href', '/publications?type=boletins')
  })

  it('leaves out a document with an unsafe address', async () => {
    await open(scenes.unsafeFile)
    expect(screen.queryByRole('region', { name: 'Para ler ou baixar' })).toBeNull()
  })
})
