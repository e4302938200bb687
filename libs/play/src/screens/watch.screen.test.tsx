import { fireEvent, screen, waitFor } from '@testing-library/react'
import { wirePlayContent } from '@atrio/testing'
import { describe, expect, it, vi } from 'vitest'
import { openPlay, visitPlay } from '../testing/open-play.ts'
import { calls, scenes } from '../testing/play.scenes.ts'

const player = () => {
  fireEvent.click(screen.getByRole('button', { name: /O lamento/ }))
  const video = document.querySelector('video')!
  Object.defineProperty(video, 'duration', { value: 725 })
  return video
}

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
    expect(video).toHaveAttribute('src', '/media/demo/0/a.mp4')
    fireEvent.loadedMetadata(video)
    expect(video.currentTime).toBe(61)
    video.currentTime = 80
    fireEvent.timeUpdate(video)
    await waitFor(() => expect(saved).toEqual([{ segundos: 80 }]))
    video.currentTime = 84
    fireEvent.timeUpdate(video)
    unmount()
    await waitFor(() => expect(saved).toEqual([{ segundos: 80 }, { segundos: 84 }]))
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

  it('starts from the beginning after the end was reached', async () => {
    const { transport } = await openPlay('/play/watch/71', scenes.subscribed)
    const video = player()
    video.currentTime = 720
    fireEvent.timeUpdate(video)
    fireEvent.ended(video)
    await waitFor(() => expect(transport.calls.filter((call) => call === calls.stop)).toHaveLength(2))
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
