import { renderFeature } from '@atrio/testing'
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { embedColor } from '../model/embed-color.ts'
import { embedFeature } from '../testing/embed.feature.ts'
import { scenes } from '../testing/praise.scenes.ts'

const open = (query: string, http: Record<string, unknown> = scenes.cipher) =>
  renderFeature(embedFeature, { at: `/embed/praise${query}`, http })
const church = () => getComputedStyle(document.documentElement).getPropertyValue('--church')

describe('EmbedSongScreen', () => {
  it('shows the viewer without header or navigation', async () => {
    await open('?praiseId=21')
    expect(screen.getByRole('heading', { level: 1, name: 'Castelo forte' })).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Escolher o tom' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Louvores' })).toBeNull()
    expect(church()).toBe('')
  })

  it('offers auto-scroll only when the song is longer than its frame', async () => {
    const heights = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(900)
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(320)
    await open('?praiseId=21')
    expect(screen.getByRole('button', { name: 'Rolar' })).toBeInTheDocument()
    heights.mockReturnValue(320)
    act(() => void dispatchEvent(new Event('resize')))
    expect(screen.queryByRole('button', { name: 'Rolar' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Aumentar a letra' })).toBeInTheDocument()
    vi.restoreAllMocks()
  })

  it('applies the colour of its address', async () => {
    const view = await open('?praiseId=21&embedColor=%230A7D55')
    expect(church()).toBe('#0a7d55')
    view.unmount()
    expect(church()).toBe('')
  })

  it.each([
    ['#0a7d55', '#0a7d55'],
    ['0A7D55', '#0a7d55'],
    ['red', null],
    ['0a7', null],
    ['0a7d55;}*{display:none', null],
    ['##0a7d55', null],
    ['', null],
    [null, null],
  ])('reads the colour %j as %j', (text, color) => expect(embedColor(text)).toBe(color))

  it.each(['', '?praiseId=', '?praiseId=abc', '?praiseId=1e3', '?praiseId=0'])(
    'answers not found for %j',
    async (query) => {
      const { transport } = await open(query)
      expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
      expect(transport.calls).toEqual([])
    },
  )

  it('shows an error for a song with neither text nor files', async () => {
    await open('?praiseId=21', scenes.nothing)
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar esta música')
  })
})
