import { renderFeature, type FakeHttp } from '@atrio/testing'
import { fireEvent, screen, within, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { praiseFeature } from '../feature.ts'
import { failing, scenes } from '../testing/praise.scenes.ts'

const open = (http: FakeHttp, at = '/songs/21', more = {}) => renderFeature(praiseFeature, { at, http, ...more })
const chords = () => screen.getAllByText((_, element) => element?.tagName === 'B').flatMap((b) => b.textContent || [])
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('SongDetailScreen', () => {
  it('shows the song’s title, album, theme and tempo', async () => {
    await open(scenes.cipher)
    expect(screen.getByRole('heading', { level: 1, name: 'Castelo forte' })).toBeInTheDocument()
    for (const fact of ['Hinos da Reforma', 'Salmo 46', 'Martinho Lutero', 'Confiança', 'HC 1', 'Solene, 4/4'])
      expect(screen.getByText(fact)).toBeInTheDocument()
    expect(document.title).toBe('Castelo forte · Igreja Vida Plena')
  })

  it('opens with the chords and offers lyrics and scores', async () => {
    await open(scenes.cipher)
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Cifra', 'Letra', 'Partitura'])
    expect(screen.getByRole('tab', { name: 'Cifra' })).toHaveAttribute('aria-selected', 'true')
    expect(chords().slice(0, 7)).toEqual(['D', 'A', 'Bm', 'G', 'D/F#', 'A7', 'D'])
    expect(screen.getByRole('heading', { name: 'Refrão' })).toBeInTheDocument()
    expect(screen.getByRole('tabpanel')).toHaveTextContent('[bis]')
  })

  it('changes the view by tab and by arrow key', async () => {
    await open(scenes.cipher)
    fireEvent.click(screen.getByRole('tab', { name: 'Letra' }))
    expect(screen.getByText('muralha e firme espada;')).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Escolher o tom' })).toBeNull()
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Letra' }), { key: 'ArrowRight' })
    expect(screen.getByRole('tab', { name: 'Partitura' })).toHaveFocus()
    expect(screen.getByTitle('Partitura para coro')).toHaveAttribute('src', '/media/demo/0/velho-centesimo.pdf')
    expect(screen.getByRole('link', { name: 'Baixar “Partitura para coro”' })).toHaveAttribute('download')
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Partitura' }), { key: 'ArrowRight' })
    expect(screen.getByRole('tab', { name: 'Cifra' })).toHaveFocus()
  })

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('keeps the view for an arrow key with %s', async (modifier) => {
    await open(scenes.cipher)
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Cifra' }), { key: 'ArrowRight', [modifier]: true })
    expect(screen.getByRole('tab', { name: 'Cifra' })).toHaveAttribute('aria-selected', 'true')
  })

  it.each([
    ['Letra', scenes.lyric, 'as vagas já vão ao céu'],
    ['Partitura', scenes.score, 'Baixar “Partitura para coro”'],
    ['Melodia', scenes.picture, 'Baixar “Melodia”'],
    ['other file', scenes.otherFile, 'Abrir “MusicXML” em outra aba'],
  ])('shows %s without tabs when it is the only view', async (_what, scene, text) => {
    await open(scene)
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('offers no printing for a PDF, which has its own viewer', async () => {
    await open(scenes.score)
    expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull()
  })

  it('shows and prints the pictures of a PDF’s pages in place of the browser’s viewer', async () => {
    await open(scenes.scorePages)
    expect(screen.getAllByRole('img').map((page) => [page.getAttribute('alt'), page.getAttribute('src')])).toEqual([
      ['Partitura para coro', '/media/demo/0/velho-centesimo.png?1'],
      ['Partitura para coro 2', '/media/demo/0/velho-centesimo.png?2'],
    ])
    expect(screen.queryByTitle('Partitura para coro')).toBeNull()
    expect(screen.getByRole('button', { name: 'Imprimir' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Baixar “Partitura para coro”' })).toHaveAttribute(
      'href',
      '/media/demo/0/velho-centesimo.pdf',
    )
  })

  it('shows a picture score with its name and prints it', async () => {
    await open(scenes.picture)
    expect(screen.getByRole('button', { name: 'Imprimir' })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'Melodia' })).toHaveAttribute('src', '/media/demo/0/velho-centesimo.png')
  })
})

describe('transposition', () => {
  it('moves by semitones, returns, and starts at the original key', async () => {
    await open(scenes.cipher)
    expect(screen.queryByRole('button', { name: 'Voltar ao tom original' })).toBeNull()
    press('Meio tom acima')
    expect(chords().slice(0, 5)).toEqual(['Eb', 'Bb', 'Cm', 'Ab', 'Eb/G'])
    expect(screen.getByText('Tom: Eb', { selector: '.visually-hidden' })).toHaveAttribute('role', 'status')
    press('Meio tom acima')
    expect(chords().slice(0, 5)).toEqual(['E', 'B', 'C#m', 'A', 'E/G#'])
    press('Meio tom abaixo')
    press('Meio tom abaixo')
    press('Meio tom abaixo')
    expect(chords().slice(0, 5)).toEqual(['Db', 'Ab', 'Bbm', 'Gb', 'Db/F'])
    press('Voltar ao tom original')
    expect(chords().slice(0, 5)).toEqual(['D', 'A', 'Bm', 'G', 'D/F#'])
    expect(screen.getByText('Tom: D', { selector: '.visually-hidden' })).toHaveAttribute('role', 'status')
    expect(screen.getByRole('button', { name: 'Meio tom acima' })).toHaveFocus()
  })

  it('moves to a chosen key and keeps each chord’s suffix', async () => {
    await open(scenes.cipher)
    expect(screen.getByRole('combobox', { name: 'Escolher o tom' })).toHaveDisplayValue('D')
    choose('Escolher o tom', '-2')
    expect(screen.getByRole('combobox', { name: 'Escolher o tom' })).toHaveDisplayValue('C')
    expect(chords().slice(-6)).toEqual(['F7M', 'C9/E', 'Dm7', 'G4/7', 'G7(9-)', 'C6/9'])
  })

  it('spells a minor song like its relative major', async () => {
    await open(scenes.minor)
    press('Meio tom acima')
    expect(chords()).toEqual(['Fm', 'Bbm', 'C7', 'Fm'])
  })

  it('takes the capo into account and remembers it for the song', async () => {
    const first = await open(scenes.cipher)
    choose('Capotraste, casa', '2')
    expect(chords().slice(0, 4)).toEqual(['C', 'G', 'Am', 'F'])
    expect(screen.getByText('Com o capotraste na casa 2, as formas são de C.')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Escolher o tom' })).toHaveDisplayValue('D')
    first.unmount()
    await open(scenes.cipher)
    expect(chords().slice(0, 4)).toEqual(['C', 'G', 'Am', 'F'])
  })

  it('writes chords in the chosen notation', async () => {
    await open(scenes.cipher)
    choose('Como escrever os acordes', 'international')
    expect(chords().slice(-6)).toEqual(['Gmaj7', 'D9/F#', 'Em7', 'A7sus4', 'A7(b9)', 'D6/9'])
    choose('Como escrever os acordes', 'written')
    expect(chords().slice(-6)).toEqual(['G7M', 'D9/F#', 'Em7', 'A4/7', 'A7(9-)', 'D6/9'])
  })
})

describe('zoom', () => {
  it('stays within its limits and can be reset', async () => {
    await open(scenes.lyric)
    const status = () => screen.getByText(/^Tamanho: /, { selector: '.visually-hidden' }).textContent.trim()
    press('Aumentar a letra')
    expect(status()).toBe('Tamanho: 103%')
    press('Voltar ao tamanho normal')
    expect(status()).toBe('Tamanho: 100%')
    expect(screen.getByRole('button', { name: 'Aumentar a letra' })).toHaveFocus()
    for (let times = 0; times < 9; times++) press('Diminuir a letra')
    expect(status()).toBe('Tamanho: 75%')
    expect(screen.getByRole('button', { name: 'Diminuir a letra' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('is remembered in this tab', async () => {
    const first = await open(scenes.lyric)
    press('Aumentar a letra')
    first.unmount()
    await open(scenes.lyric)
    expect(screen.getByText(/Tamanho: 103%/)).toBeInTheDocument()
  })

  it('lasts as long as the page when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError')
    })
    await open(scenes.lyric)
    press('Aumentar a letra')
    expect(screen.getByText(/Tamanho: 103%/)).toBeInTheDocument()
    vi.restoreAllMocks()
    press('Voltar ao tamanho normal')
  })
})

describe('reading along', () => {
  it('scrolls automatically and stops when the page is touched', async () => {
    await open(scenes.cipher)
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {
      vi.stubGlobal('scrollY', window.scrollY + 1)
    })
    press('Rolar')
    await waitFor(() => expect(scrollBy.mock.calls.length).toBeGreaterThan(1))
    choose('Velocidade da rolagem', 'fast')
    fireEvent.pointerDown(screen.getByRole('combobox', { name: 'Velocidade da rolagem' }))
    // the words change: with both it would read 'stop, pressed'
    expect(screen.getByRole('button', { name: 'Parar' })).not.toHaveAttribute('aria-pressed')
    fireEvent.touchStart(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByRole('button', { name: 'Rolar' })).toBeInTheDocument()
    vi.restoreAllMocks()
  })

  it('stops scrolling at the end of the page', async () => {
    await open(scenes.cipher)
    vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
    press('Rolar')
    expect(await screen.findByRole('button', { name: 'Rolar' })).toBeInTheDocument()
    vi.restoreAllMocks()
  })

  it('prints the song', async () => {
    await open(scenes.cipher)
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    press('Imprimir')
    expect(print).toHaveBeenCalledOnce()
    expect(screen.getByText('Igreja Vida Plena · Tom: D · sem capotraste · Solene, 4/4')).toBeInTheDocument()
    vi.restoreAllMocks()
  })
})

describe('a song that fails to load', () => {
  it.each([
    ['pt-BR', 'Não foi possível carregar esta música'],
    ['en', 'This song could not be loaded'],
    ['es', 'No se pudo cargar este canto'],
  ] as const)('shows one error in %s when it has neither text nor files', async (locale, title) => {
    await open(scenes.nothing, '/songs/21', { locale })
    expect(within(screen.getByRole('alert')).getByRole('heading', { name: title })).toBeInTheDocument()
  })

  it('shows the same error when none of its files can be opened', async () => {
    await open(scenes.unsafeFile)
    expect(screen.getByRole('alert')).toHaveTextContent('Ocorreu um erro ao buscar os dados.')
  })

  it('can be retried in place', async () => {
    await open(failing.song())
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Ocorreu um erro ao buscar os dados. Por favor, tente novamente.',
    )
    press('Tentar de novo')
    expect(await screen.findByRole('heading', { level: 1, name: 'Castelo forte' })).toBeInTheDocument()
  })

  it.each(['99', '0', 'abc', '1e1'])('answers not found for the id %s', async (id) => {
    const { transport } = await open(scenes.missing, `/songs/${id}`)
    expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
    expect(transport.calls.length).toBe(id === '99' ? 1 : 0)
  })

  it('moves to the error page when no answer arrives', async () => {
    const { path } = await open(scenes.unreachable)
    expect(path()).toMatch(/^\/error\?/)
  })
})
