import { navigatorWith, renderFeature, slotHost } from '@atrio/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { podcastFeature } from '../feature.ts'
import { fakeAudio } from '../testing/fake-audio.ts'
import { scenes } from '../testing/podcast.scenes.ts'

const audio = fakeAudio()
afterEach(() => vi.unstubAllGlobals())

const open = (http: (typeof scenes)[keyof typeof scenes]) =>
  renderFeature(podcastFeature, { at: '/podcast', http, beside: [slotHost()] })

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const player = () => screen.queryByRole('region', { name: 'Player do podcast' })

describe('listening to an episode', () => {
  it('shows the player once an episode plays and keeps it on other pages', async () => {
    const { router } = await open(scenes.many)
    expect(player()).toBeNull()
    await press('Ouvir: O pão de cada dia')
    expect(audio.asked.play).toHaveBeenCalledWith(expect.stringContaining('/velho-centesimo.wav'))
    expect(within(player()!).getByRole('status')).toHaveTextContent('Tocando: O pão de cada dia')
    const element = audio.element()
    await act(() => router.navigate('/'))
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    expect(player()).toHaveTextContent('O pão de cada dia')
    expect(audio.element()).toBe(element)
    expect(within(player()!).getByRole('link')).toHaveAttribute('href', '/podcast?episode=ep-1')
  })

  it('pauses and resumes in the player and in the list', async () => {
    await open(scenes.few)
    await press('Ouvir: O pão de cada dia')
    await press('Pausar: O pão de cada dia')
    expect(within(player()!).getByRole('status')).toHaveTextContent('Em pausa')
    await press('Tocar')
    expect(screen.getByRole('button', { name: 'Pausar' })).toBeInTheDocument()
  })

  it('skips 15 seconds back and 30 forward within the recording', async () => {
    await open(scenes.few)
    await press('Ouvir: O pão de cada dia')
    await audio.at(10)
    await press('Voltar 15 segundos')
    expect(audio.element()!.currentTime).toBe(0)
    await audio.at(100)
    await press('Avançar 30 segundos')
    expect(audio.element()!.currentTime).toBe(130)
    await audio.at(1500)
    await press('Avançar 30 segundos')
    expect(audio.element()!.currentTime).toBe(1510)
    fireEvent.change(screen.getByRole('slider', { name: 'Posição' }), { target: { value: '61' } })
    expect(audio.element()!.currentTime).toBe(61)
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '1:01 de 25:10')
  })

  it('remembers speed and position in this browser', async () => {
    const first = await open(scenes.few)
    await press('Ouvir: O pão de cada dia')
    fireEvent.change(screen.getByRole('combobox', { name: 'Velocidade' }), { target: { value: '1.5' } })
    expect(audio.element()!.playbackRate).toBe(1.5)
    await audio.at(200)
    await press('Pausar: O pão de cada dia')
    first.unmount()
    audio.element()!.remove()

    await open(scenes.few)
    await press('Continuar de 3:20: O pão de cada dia')
    expect(audio.element()!.currentTime).toBe(200)
    expect(audio.element()!.playbackRate).toBe(1.5)
  })

  it('forgets the position of a finished episode and plays the queue', async () => {
    await open(scenes.few)
    await press('Ouvir: O pão de cada dia')
    await press('Adicionar à fila: Recomeços')
    await press('Adicionar à fila: Quando a noite é comprida')
    const queue = screen.getByRole('region', { name: 'Na fila' })
    expect(
      within(queue)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Recomeços', 'Quando a noite é comprida'])
    expect(screen.getByText('Quando a noite é comprida entrou na fila.')).toBeInTheDocument()
    await audio.at(1510)
    await audio.tell('ended')
    expect(player()).toHaveTextContent('Recomeços')
    expect(screen.getByRole('button', { name: 'Ouvir: O pão de cada dia' })).toBeInTheDocument()
    screen.getByRole('button', { name: 'Próximo da fila: Quando a noite é comprida' }).focus()
    await press('Próximo da fila: Quando a noite é comprida')
    expect(player()).toHaveFocus()
    expect(screen.queryByRole('region', { name: 'Na fila' })).toBeNull()
    await audio.tell('ended')
    expect(within(player()!).getByRole('status')).toHaveTextContent('Em pausa')
  })

  it.each([
    ['closed', () => press('Fechar o player')],
    ['left with the page', () => act(async () => void fireEvent(window, new Event('pagehide')))],
    ['paused', () => audio.tell('pause')],
  ])('does not offer to continue a finished episode once the player is %s', async (_how, end) => {
    await open(scenes.few)
    await press('Ouvir: O pão de cada dia')
    await audio.at(200)
    await audio.at(1510)
    await audio.tell('ended')
    await end()
    expect(screen.queryByRole('button', { name: /^Continuar de/ })).toBeNull()
  })

  it('removes an episode from the queue', async () => {
    await open(scenes.few)
    await press('Adicionar à fila: Recomeços')
    await press('Tirar da fila: Recomeços')
    expect(screen.queryByRole('region', { name: 'Na fila' })).toBeNull()
    expect(screen.getByText('Recomeços saiu da fila.')).toBeInTheDocument()
  })

  it('moves the focus to the next row of the queue with each row that goes, and to its place with the last', async () => {
    await open(scenes.few)
    await press('Adicionar à fila: Recomeços')
    await press('Adicionar à fila: Quando a noite é comprida')
    await press('Adicionar à fila: O pão de cada dia')
    const pressFocused = async (name: string) => {
      act(() => screen.getByRole('button', { name }).focus())
      await press(name)
    }
    await pressFocused('Tirar da fila: Recomeços')
    expect(screen.getByRole('button', { name: 'Tirar da fila: Quando a noite é comprida' })).toHaveFocus()
    await pressFocused('Ouvir agora: Quando a noite é comprida')
    expect(screen.getByRole('button', { name: 'Ouvir agora: O pão de cada dia' })).toHaveFocus()
    await pressFocused('Tirar da fila: O pão de cada dia')
    expect(document.body).not.toHaveFocus()
  })

  it('names the button of a queued episode by the words it shows; a press removes the episode', async () => {
    await open(scenes.few)
    await press('Adicionar à fila: Recomeços')
    const queued = screen.getByRole('button', { name: 'Na fila: Recomeços' })
    expect(queued).toHaveTextContent('Na fila')
    // the words say the state: with both it would read 'in the queue, pressed', and 'add to the queue, not pressed'
    expect(queued).not.toHaveAttribute('aria-pressed')
    await press('Na fila: Recomeços')
    expect(screen.queryByRole('region', { name: 'Na fila' })).toBeNull()
  })

  it('shows an error when a recording fails to load and retries at the same position', async () => {
    await open(scenes.few)
    await press('Ouvir: O pão de cada dia')
    await audio.at(75)
    await audio.tell('error')
    expect(within(player()!).getByRole('alert')).toHaveTextContent('O áudio não carregou')
    await press('Tentar de novo')
    expect(audio.element()!.currentTime).toBe(75)
    expect(within(player()!).queryByRole('alert')).toBeNull()
  })

  it('waits for another press when the browser blocks playback', async () => {
    audio.asked.refuse = true
    await open(scenes.few)
    await press('Ouvir: O pão de cada dia')
    expect(within(player()!).getByRole('status')).toHaveTextContent('Em pausa')
  })

  it('ends when the player is closed', async () => {
    await open(scenes.few)
    await press('Ouvir: O pão de cada dia')
    await audio.at(3)
    await audio.at(200)
    const page = screen.getByTestId('page')
    page.tabIndex = -1
    await press('Fechar o player')
    expect(player()).toBeNull()
    expect(page).toHaveFocus()
    expect(audio.element()).not.toHaveAttribute('src')
    // without its address: only so does a browser end the download
    expect(audio.asked.load.mock.calls).toEqual([[null]])
    expect(screen.getByRole('button', { name: 'Continuar de 3:20: O pão de cada dia' })).toBeInTheDocument()
  })

  it('responds to the lock screen and the media keys', async () => {
    const handlers: Record<string, ((details: object) => void) | null> = {}
    const mediaSession = {
      metadata: null as { title: string } | null,
      setPositionState: vi.fn(),
      setActionHandler: (name: string, run: (() => void) | null) => {
        if (name === 'seekto') throw new TypeError('unknown')
        handlers[name] = run
      },
    }
    vi.stubGlobal(
      'MediaMetadata',
      class {
        constructor(init: object) {
          Object.assign(this, init)
        }
      },
    )
    vi.stubGlobal('navigator', navigatorWith({ mediaSession }))
    await open(scenes.few)
    await press('Ouvir: O pão de cada dia')
    expect(mediaSession.metadata).toMatchObject({ title: 'O pão de cada dia', artist: 'Igreja Vida Plena' })
    await audio.at(60)
    expect(mediaSession.setPositionState).toHaveBeenLastCalledWith({ position: 60, duration: 1510, playbackRate: 1 })
    await act(async () => handlers['seekbackward']!({}))
    expect(audio.element()!.currentTime).toBe(45)
    await act(async () => handlers['seekforward']!({ seekOffset: 10 }))
    expect(audio.element()!.currentTime).toBe(55)
    await act(async () => handlers['pause']!({}))
    expect(within(player()!).getByRole('status')).toHaveTextContent('Em pausa')
    await act(async () => handlers['stop']!({}))
    expect(player()).toBeNull()
    expect(mediaSession.metadata).toBeNull()
    expect(mediaSession.setPositionState).toHaveBeenLastCalledWith()
    expect(Object.values(handlers).filter(Boolean)).toEqual([])
  })
})
