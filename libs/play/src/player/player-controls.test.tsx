import { fireEvent, screen, waitFor } from '@testing-library/react'
import { wirePlayContent } from '@atrio/testing'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPlay } from '../testing/open-play.ts'
import { calls, scenes } from '../testing/play.scenes.ts'
import { readChoices, rememberChoice } from './player-choices.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const video = { servico: 'mp4' as const, codigo: null, url: '/media/demo/0/a.mp4', html: null }
const legendas = [
  { idioma: 'pt-BR', rotulo: 'Português', url: '/media/private/demo/0/pt.vtt?chave=1' },
  { idioma: 'en', rotulo: 'English', url: '/media/private/demo/0/en.vtt?chave=1' },
]
async function play() {
  await openPlay('/play/watch/71', { ...scenes.subscribed, [calls.video]: wirePlayContent({ video, legendas }) })
  fireEvent.click(screen.getByRole('button', { name: /O lamento/ }))
  const element = document.querySelector('video')!
  Object.defineProperty(element, 'duration', { value: 725 })
  await screen.findByLabelText('Velocidade')
  return element
}

describe('a video’s controls', () => {
  it('give its subtitles by language, at their signed addresses', async () => {
    await play()
    const tracks = [...document.querySelectorAll('track')]
    expect(tracks.map((track) => [track.srclang, track.label, track.getAttribute('src')])).toEqual([
      ['pt-BR', 'Português', '/media/private/demo/0/pt.vtt?chave=1'],
      ['en', 'English', '/media/private/demo/0/en.vtt?chave=1'],
    ])
  })

  it('choose a speed, which the device remembers for the next video', async () => {
    const element = await play()
    await userEvent.selectOptions(screen.getByLabelText('Velocidade'), '1,5×')
    expect(element.playbackRate).toBe(1.5)
    expect(readChoices().speed).toBe(1.5)
    // from the browser's own menu
    element.playbackRate = 2
    fireEvent(element, new Event('ratechange'))
    await waitFor(() => expect(screen.getByLabelText('Velocidade')).toHaveValue('2'))
  })

  it('begin with the speed of the device', async () => {
    rememberChoice({ speed: 1.25 })
    expect((await play()).playbackRate).toBe(1.25)
  })

  it('have keys beside the browser’s own, while the video has the focus', async () => {
    const element = await play()
    element.currentTime = 100
    fireEvent.keyDown(element, { key: 'l' })
    expect(element.currentTime).toBe(110)
    fireEvent.keyDown(element, { key: 'J' })
    expect(element.currentTime).toBe(100)
    fireEvent.keyDown(element, { key: 'm' })
    expect(element.muted).toBe(true)
    fireEvent.keyDown(element, { key: 'm', ctrlKey: true })
    expect(element.muted).toBe(true)
    fireEvent.keyDown(document.body, { key: 'm' })
    expect(element.muted).toBe(true)
  })

  it('offer a floating window where the browser has one', async () => {
    await play()
    expect(screen.queryByRole('button', { name: 'Janela flutuante' })).toBeNull()
  })
})

it('unreadable choices of a device are those of a new one', () => {
  localStorage.setItem('atrio.player', '{"speed":99,"subtitles":7}')
  expect(readChoices()).toEqual({ speed: 1, subtitles: undefined })
  localStorage.setItem('atrio.player', 'no')
  expect(readChoices()).toEqual({ speed: 1, subtitles: undefined })
  rememberChoice({ subtitles: null })
  expect(readChoices()).toEqual({ speed: 1, subtitles: null })
})
