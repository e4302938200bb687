import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPlay, visitPlay } from '../testing/open-play.ts'
import { scenes } from '../testing/play.scenes.ts'

describe('CollectionScreen', () => {
  it('lists its videos in their order', async () => {
    await openPlay('/play/collection/70', scenes.subscribed)
    expect(screen.getByRole('heading', { level: 1, name: 'Como ler os Salmos' })).toBeInTheDocument()
    const videos = within(screen.getByRole('region', { name: 'Vídeos' }))
    expect(videos.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'O lamento',
      'A confiança',
    ])
  })

  it('shows that it is empty, missing or closed', async () => {
    const { unmount } = await openPlay('/play/collection/70', scenes.empty)
    expect(screen.getByRole('heading', { name: 'Ainda não há vídeos aqui' })).toBeInTheDocument()
    unmount()
    const { unmount: leave } = await openPlay('/play/collection/70', scenes.missing)
    expect(screen.getByRole('heading', { name: 'Este conteúdo não está disponível' })).toBeInTheDocument()
    leave()
    const { path } = await visitPlay('/play/collection/70', scenes.closed)
    expect(path()).toBe('/play/home?redirectTo=%2Fplay%2Fcollection%2F70')
  })
})
