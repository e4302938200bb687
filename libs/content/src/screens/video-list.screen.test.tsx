import { renderFeature, type FakeHttp } from '@atrio/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contentFeature } from '../feature.ts'
import { withWritings, writingScenes as scenes } from '../testing/writings.scenes.ts'

const open = (http: FakeHttp, at = '/videos', more = {}) =>
  renderFeature(contentFeature, { at, http, startUp: withWritings, ...more })

describe('VideoListScreen', () => {
  it('lists all videos, or those of a playlist', async () => {
    const { path } = await open(scenes.videos)
    expect(screen.getByRole('link', { name: 'Por que cantamos' })).toHaveAttribute('href', '/videos/91')
    expect(screen.getByRole('link', { name: 'O órgão acorda' })).toBeInTheDocument()
    fireEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Conversas' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Conversas' })).toBeInTheDocument()
    expect(path()).toBe('/videos?playlist=conversas')
    expect(screen.queryByRole('link', { name: 'O órgão acorda' })).toBeNull()
  })

  it('searches in the playlist that is shown, and keeps the words for another', async () => {
    const { path } = await open(scenes.videos, '/videos?playlist=conversas')
    fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar nos vídeos' }), { target: { value: 'mesa' } })
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(await screen.findByText('1 resultado para “mesa”.')).toBeInTheDocument()
    expect(path()).toBe('/videos?term=mesa&playlist=conversas')
    fireEvent.click(screen.getByRole('link', { name: 'Todos' }))
    expect(await screen.findByRole('heading', { name: 'Nada encontrado para “mesa”' })).toBeInTheDocument()
    expect(path()).toBe('/videos?term=mesa')
  })

  it('shows an empty state without videos', async () => {
    await open(scenes.noVideos)
    expect(screen.getByRole('heading', { name: 'Nenhum vídeo por enquanto' })).toBeInTheDocument()
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
