import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentFeature } from '../feature.ts'
import { withWritings, writingScenes as scenes } from '../testing/writings.scenes.ts'

const open = (http: FakeHttp, at = '/videos/91', more = {}) =>
  renderFeature(contentFeature, { at, http, startUp: withWritings, ...more })

describe('VideoScreen', () => {
  it('requests nothing from the video’s service before playback and links to its playlist', async () => {
    await open(scenes.video)
    expect(screen.getByRole('heading', { level: 1, name: 'Por que cantamos' })).toBeInTheDocument()
    expect(document.querySelector('iframe')).toBeNull()
    expect(await screen.findByRole('link', { name: 'O pão e o coro' })).toHaveAttribute('href', '/videos/93')
    expect(screen.getByRole('link', { name: 'Conversas' })).toHaveAttribute('href', '/videos?playlist=conversas')
  })

  it('has no list of other videos without a playlist', async () => {
    await open(scenes.videoAlone)
    expect(screen.getByRole('link', { name: 'Vídeos' })).toHaveAttribute('href', '/videos')
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('shows an error for an invalid source', async () => {
    await open(scenes.unplayable)
    expect(screen.getByText('Este vídeo não pode ser exibido aqui.')).toBeInTheDocument()
  })
})
