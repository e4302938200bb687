import { createI18n, I18nProvider, type Locale } from '@atrio/i18n'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadPlayerWords } from '../i18n/messages.ts'
import { videoSource } from '../source/video-source.ts'
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx'

afterEach(() => vi.restoreAllMocks())

async function show(url: string, more: Partial<VideoPlayerProps> = {}, locale: Locale = 'pt-BR') {
  const i18n = createI18n(locale)
  await loadPlayerWords(i18n)
  const at = (address: string) => (
    <I18nProvider i18n={i18n}>
      <VideoPlayer source={videoSource({ url: address })!} title="Culto" seed="video-1" {...more} />
    </I18nProvider>
  )
  const view = render(at(url))
  return { ...view, change: (address: string) => view.rerender(at(address)) }
}
const press = (name = 'Assistir: Culto') => fireEvent.click(screen.getByRole('button', { name }))

describe('VideoPlayer', () => {
  it('shows its poster, or stained glass, without loading a player', async () => {
    await show('/media/a.mp4', { poster: '/media/poster.jpg' })
    expect(document.querySelector('img')).toHaveAttribute('src', '/media/poster.jpg')
    expect(document.querySelector('video')).toBeNull()
  })

  it('plays a file with captions and moves the focus to it', async () => {
    await show('/media/a.mp4', { captions: [{ src: '/media/a.vtt', lang: 'pt-BR', label: 'Português' }] })
    press()
    const video = screen.getByLabelText('Culto')
    expect(video).toHaveFocus()
    expect(video).toHaveAttribute('controls')
    expect(document.querySelector('track')).toHaveAttribute('srclang', 'pt-BR')
  })

  it.each(['/media/a.mp4', '/media/a.m3u8'])(
    'neither takes the focus nor restarts when it rerenders: %s',
    async (url) => {
      vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
      const { change } = await show(url)
      press()
      const video = screen.getByLabelText<HTMLVideoElement>('Culto')
      await expect.poll(() => video.getAttribute('src')).toBe(url)
      video.blur()
      const started = vi.spyOn(video, 'setAttribute')
      const set = vi.spyOn(video, 'src', 'set')
      change(url)
      await Promise.resolve()
      expect(screen.getByLabelText('Culto')).toBe(video)
      expect([document.activeElement, set.mock.calls, started.mock.calls]).toEqual([document.body, [], []])
    },
  )

  it('shows an error with an external link and retries on request', async () => {
    await show('/media/a.mp4')
    press()
    fireEvent.error(screen.getByLabelText('Culto'))
    expect(screen.getByRole('alert')).toHaveTextContent('O vídeo não carregou')
    expect(screen.getByRole('link', { name: 'Abrir o arquivo do vídeo' })).toHaveAttribute('href', '/media/a.mp4')
    press('Tentar de novo')
    expect(screen.getByLabelText('Culto')).toBeInTheDocument()
  })

  it('shows an error for a service while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show('https://youtu.be/aqz-KE-bpKQ')
    press()
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  })

  it('links to its service’s page once it plays', async () => {
    await show('https://vimeo.com/76979871', {}, 'es')
    press('Ver: Culto')
    expect(screen.getByTitle('Culto')).toHaveAttribute('src', expect.stringContaining('player.vimeo.com'))
    expect(screen.getByRole('link', { name: 'Abrir en Vimeo' })).toHaveAttribute('href', 'https://vimeo.com/76979871')
  })

  it('stops when another video on the page starts', async () => {
    const i18n = createI18n('pt-BR')
    await loadPlayerWords(i18n)
    render(
      <I18nProvider i18n={i18n}>
        {['a', 'b'].map((name) => (
          <VideoPlayer key={name} source={videoSource({ url: `/media/${name}.mp4` })!} title={name} seed={name} />
        ))}
      </I18nProvider>,
    )
    const playing = () => [...document.querySelectorAll('video')].map((video) => video.getAttribute('src'))
    press('Assistir: a')
    expect(playing()).toEqual(['/media/a.mp4'])
    press('Assistir: b')
    expect(playing()).toEqual(['/media/b.mp4'])
    press('Assistir: a')
    expect(playing()).toEqual(['/media/a.mp4'])
  })

  it('shows the poster again when its video changes', async () => {
    const { change } = await show('/media/a.mp4')
    press()
    change('/media/b.mp4')
    expect(document.querySelector('video')).toBeNull()
    press()
    expect(screen.getByLabelText('Culto')).toHaveAttribute('src', '/media/b.mp4')
  })

  it('plays on from the same place, at the same speed, in the same element when another address follows', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
    const times: number[] = []
    let goesOn = true
    const more = {
      videoId: 'a',
      startAt: 5,
      onFail: () => goesOn,
      onTime: (seconds: number) => void times.push(seconds),
    }
    const { change } = await show('/media/a.mp4?chave=1', more)
    press()
    const video = screen.getByLabelText<HTMLVideoElement>('Culto')
    Object.defineProperty(video, 'duration', { value: 725 })
    fireEvent.loadedMetadata(video)
    fireEvent.play(video)
    expect(video.currentTime).toBe(5)
    video.currentTime = 321
    video.playbackRate = 1.5
    fireEvent.error(video)
    change('/media/a.mp4?chave=2')
    expect(video).toHaveAttribute('src', '/media/a.mp4?chave=2')
    // what an element does with another address
    video.currentTime = 0
    video.playbackRate = 1
    fireEvent.timeUpdate(video)
    fireEvent.loadedMetadata(video)
    expect([screen.getByLabelText('Culto'), video.currentTime, video.playbackRate]).toEqual([video, 321, 1.5])
    fireEvent.timeUpdate(video)
    expect(times).toEqual([321])
    goesOn = false
    fireEvent.error(video)
    expect(screen.getByRole('alert')).toHaveTextContent('O vídeo não carregou')
  })
})
