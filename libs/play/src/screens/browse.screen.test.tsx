import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPlay, visitPlay } from '../testing/open-play.ts'
import { scenes } from '../testing/play.scenes.ts'

describe('BrowseScreen', () => {
  it('shows the featured videos and the church’s rows', async () => {
    await openPlay('/play/browse', scenes.subscribed)
    const featured = screen.getByRole('region', { name: 'Em destaque' })
    expect(within(featured).getByRole('link', { name: 'Como ler os Salmos' })).toBeInTheDocument()
    expect(within(featured).getByText('2 vídeos')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Chegou agora' })).toBeInTheDocument()
    const nav = screen.getByRole('navigation', { name: 'Play' })
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Início', 'Minha lista', 'Vídeos', 'Coletâneas', 'Minha assinatura'])
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Início')
  })

  it.each([
    ['a visitor', visitPlay],
    ['a member without a subscription', openPlay],
  ])('redirects %s home with the way back when content is closed', async (_who, open) => {
    const { path } = await open('/play/browse', scenes.closed)
    expect(path()).toBe('/play/home?redirectTo=%2Fplay%2Fbrowse')
  })

  it('shows an error or an empty state', async () => {
    const { unmount } = await openPlay('/play/browse', scenes.failing)
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar o Play')
    unmount()
    await openPlay('/play/browse', scenes.empty)
    expect(screen.getByRole('heading', { name: 'Ainda não há vídeos aqui' })).toBeInTheDocument()
  })
})
