import { checkoutFeature } from '@atrio/checkout'
import { createTestPortal, refuse } from '@atrio/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStaticHandler } from 'react-router'
import { describe, expect, it } from 'vitest'
import { playFeature } from '../feature.ts'
import { openPlay, visitPlay } from '../testing/open-play.ts'
import { access, calls, scenes } from '../testing/play.scenes.ts'

const listButton = () => screen.findByRole('button', { name: 'Minha lista' })

describe('PlayVideoScreen', () => {
  it('describes the video and links to its player and to its collection', async () => {
    await openPlay('/play/video/71', scenes.subscribed)
    expect(screen.getByRole('heading', { level: 1, name: 'O lamento' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Continuar assistindo' })).toHaveAttribute('href', '/play/watch/71')
    expect(screen.getByRole('link', { name: 'Como ler os Salmos' })).toHaveAttribute('href', '/play/collection/70')
    expect(await screen.findByRole('link', { name: 'A confiança' })).toHaveAttribute('href', '/play/video/72')
  })

  it('adds to and removes from the person’s list at once', async () => {
    const { transport } = await openPlay('/play/video/71', scenes.subscribed)
    await userEvent.click(await listButton())
    expect(await listButton()).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('“O lamento” está na sua lista.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await listButton()).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(transport.calls).toContain(calls.remove))
  })

  it('rolls back an addition that fails', async () => {
    await openPlay('/play/video/71', { ...scenes.subscribed, [calls.add]: refuse(500) })
    await userEvent.click(await listButton())
    expect(await screen.findByText(/Não foi possível guardar/)).toBeInTheDocument()
    expect(await listButton()).toHaveAttribute('aria-pressed', 'false')
  })

  it('rolls back a removal that fails', async () => {
    await openPlay('/play/video/71', { ...scenes.listed, [calls.remove]: refuse(500) })
    expect(await listButton()).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(await listButton())
    expect(await screen.findByText(/Não foi possível tirar/)).toBeInTheDocument()
    expect(await listButton()).toHaveAttribute('aria-pressed', 'true')
  })

  it('redirects people without access home and back', async () => {
    const { path } = await visitPlay('/play/video/71', scenes.closed)
    expect(path()).toBe('/play/home?redirectTo=%2Fplay%2Fvideo%2F71')
  })

  it('shows that the video is missing, or an error', async () => {
    const { unmount } = await openPlay('/play/video/71', scenes.missing)
    expect(screen.getByRole('heading', { level: 1, name: 'Este conteúdo não está disponível' })).toBeInTheDocument()
    unmount()
    await openPlay('/play/video/71', scenes.failing)
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar o Play')
  })

  it.each(['/play/video/71', '/play/collection/70'])('answers 404 at %s when it is missing', async (path) => {
    const http = { ...scenes.missing, [calls.visibility]: { tipoVisibilidadeConteudo: 'OPEN_CONTENT' } }
    const { routes } = await createTestPortal([playFeature, access, checkoutFeature], { http })
    const answer = await createStaticHandler(routes).query(new Request(`https://demo.portal.test${path}`))
    expect(answer).toMatchObject({ statusCode: 404, errors: null })
  })

  it('has no list button for visitors when content is open', async () => {
    await visitPlay('/play/video/71', scenes.open)
    expect(screen.getByRole('heading', { level: 1, name: 'O lamento' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Minha lista' })).toBeNull()
  })
})
