import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { wirePlayContent } from '@atrio/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPlay, visitPlay } from '../testing/open-play.ts'
import { calls, scenes } from '../testing/play.scenes.ts'

const player = () => {
  fireEvent.click(screen.getByRole('button', { name: /O lamento/ }))
  const video = document.querySelector('video')!
  Object.defineProperty(video, 'duration', { value: 725 })
  return video
}

const reducing = (media: string) => ({
  media,
  matches: media.includes('reduce'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})

describe('WatchScreen', () => {
  it('resumes at the saved position and saves the current one', async () => {
    const saved: object[] = []
    const { unmount } = await openPlay('/play/watch/71', {
      ...scenes.subscribed,
      [calls.stop]: ({ body }: { body: object }) => {
        saved.push(body)
        return body
      },
    })
    const video = player()
    expect(video).toHaveAttribute('src', '/media/demo/0/transmissoes/transmissao.mp4')
    fireEvent.loadedMetadata(video)
    expect(video.currentTime).toBe(61)
    video.currentTime = 80
    fireEvent.timeUpdate(video)
    await waitFor(() => expect(saved).toEqual([{ segundos: 80, duracaoSegundos: 725 }]))
    video.currentTime = 84
    fireEvent.timeUpdate(video)
    unmount()
    await waitFor(() =>
      expect(saved).toEqual([
        { segundos: 80, duracaoSegundos: 725 },
        { segundos: 84, duracaoSegundos: 725 },
      ]),
    )
  })

  it('asks for another address once it fails, and plays on there', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
    let key = 0
    const signed = () => {
      const url = `/media/private/demo/0/a.mp4?chave=${++key}`
      return wirePlayContent({ video: { servico: 'mp4', codigo: null, url, html: null } })
    }
    await openPlay('/play/watch/71', { ...scenes.subscribed, [calls.video]: signed })
    const video = player()
    expect(video).toHaveAttribute('src', '/media/private/demo/0/a.mp4?chave=1')
    fireEvent.error(video)
    await waitFor(() => expect(video).toHaveAttribute('src', '/media/private/demo/0/a.mp4?chave=2'))
    expect(document.querySelector('video')).toBe(video)
    // at once again: it is not the address
    fireEvent.error(video)
    expect(await screen.findByRole('alert')).toHaveTextContent('O vídeo não carregou')
    expect(key).toBe(2)
  })

  it('is watched at its end, and starts from the beginning after that', async () => {
    const saved: object[] = []
    await openPlay('/play/watch/71', {
      ...scenes.subscribed,
      [calls.stop]: ({ body }: { body: object }) => {
        saved.push(body)
        return body
      },
    })
    const video = player()
    video.currentTime = 720
    fireEvent.timeUpdate(video)
    fireEvent.ended(video)
    await waitFor(() =>
      expect(saved).toEqual([
        { segundos: 720, duracaoSegundos: 725 },
        { segundos: 0, duracaoSegundos: 725, flagAssistido: true },
      ]),
    )
    expect(screen.getByRole('button', { name: 'Assistido' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('is among the videos to continue after it was left, once the server has saved the position', async () => {
    const arrived = Promise.withResolvers<void>()
    let isSaved = false
    await openPlay('/play/watch/71', {
      ...scenes.seen,
      [calls.stop]: async ({ body }: { body: object }) => {
        await arrived.promise
        isSaved = true
        return body
      },
      [calls.continued]: () => (isSaved ? scenes.seen[calls.continued] : { conteudos: [] }),
    })
    const video = player()
    video.currentTime = 9
    fireEvent.timeUpdate(video)
    fireEvent.click(within(screen.getByRole('navigation', { name: 'Play' })).getByRole('link', { name: 'Início' }))
    expect(await screen.findByRole('region', { name: 'Em destaque' })).toBeInTheDocument()
    arrived.resolve()
    expect(await screen.findByRole('region', { name: 'Continuar assistindo' })).toBeInTheDocument()
  })

  describe('at the end', () => {
    afterEach(() => vi.useRealTimers())

    async function toTheEnd() {
      const next = { ...wirePlayContent({ id: 72, titulo: 'A confiança' }), video: null }
      const view = await openPlay('/play/watch/71', {
        ...scenes.subscribed,
        'GET /plano-assinatura-conteudo/72/?igreja=1': next,
      })
      expect(await screen.findByText('A seguir: A confiança')).toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'Assistir ao próximo' })).toHaveAttribute('href', '/play/watch/72')
      expect(screen.queryByRole('button', { name: 'Parar a contagem' })).toBeNull()
      vi.useFakeTimers({ shouldAdvanceTime: true })
      const video = player()
      video.currentTime = 720
      fireEvent.timeUpdate(video)
      fireEvent.ended(video)
      return { ...view, stop: await screen.findByRole('button', { name: 'Parar a contagem' }) }
    }

    it('the next episode starts after a countdown', async () => {
      const { path } = await toTheEnd()
      // each second is a render
      for (let second = 0; second < 8; second++) await act(() => vi.advanceTimersByTimeAsync(1_000))
      expect(path()).toBe('/play/watch/71')
      for (let second = 0; second < 3; second++) await act(() => vi.advanceTimersByTimeAsync(1_000))
      await waitFor(() => expect(path()).toBe('/play/watch/72'))
    })

    it('the countdown can be stopped', async () => {
      const { path, stop } = await toTheEnd()
      fireEvent.click(stop)
      await act(() => vi.advanceTimersByTimeAsync(15_000))
      expect(path()).toBe('/play/watch/71')
      expect(screen.getByRole('link', { name: 'Assistir ao próximo' })).toBeInTheDocument()
    })
  })

  it.each([
    ['reduced motion', () => vi.stubGlobal('matchMedia', reducing)],
    [
      'little data',
      () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    ],
  ])('counts down for nobody who asked for %s', async (_name, ask) => {
    ask()
    await openPlay('/play/watch/71', scenes.subscribed)
    await screen.findByText('A seguir: A confiança')
    const video = player()
    video.currentTime = 720
    fireEvent.ended(video)
    expect(screen.getByRole('link', { name: 'Assistir ao próximo' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Parar a contagem' })).toBeNull()
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'connection')
  })

  it('requires a session, and a subscription when content is closed', async () => {
    const visitor = await visitPlay('/play/watch/71', scenes.subscribed)
    expect(visitor.path()).toBe('/access?redirectTo=%2Fplay%2Fwatch%2F71')
    expect(visitor.transport.calls).toEqual([])
    visitor.unmount()
    const { path } = await openPlay('/play/watch/71', scenes.closed)
    expect(path()).toBe('/play/home?redirectTo=%2Fplay%2Fwatch%2F71')
  })

  it('shows that a video cannot be played or does not exist', async () => {
    const { unmount } = await openPlay('/play/watch/71', scenes.unplayable)
    expect(screen.getByText('Este vídeo não pode ser exibido agora.')).toBeInTheDocument()
    unmount()
    await openPlay('/play/watch/71', scenes.missing)
    expect(screen.getByRole('heading', { name: 'Este conteúdo não está disponível' })).toBeInTheDocument()
  })
})
