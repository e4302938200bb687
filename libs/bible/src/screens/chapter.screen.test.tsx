import { renderFeature, type FakeHttp } from '@atrio/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bibleFeature } from '../feature.ts'
import { scenes } from '../testing/bible.scenes.ts'

beforeEach(() => localStorage.clear())
const open = (at = '/bible/livre/PSA/23', http: FakeHttp = scenes.one) => renderFeature(bibleFeature, { at, http })
const verse = (text: RegExp) => screen.getByRole('button', { name: text })

describe('a chapter', () => {
  it('shows its verses in paragraphs with their numbers, headings and licence', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Salmo 23' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'Salmo de Davi' })).toBeInTheDocument()
    expect(verse(/Em pastos verdes/).textContent).toMatch(/^2–3/)
    expect(verse(/Em pastos verdes/).closest('p')).toBe(verse(/é o meu pastor/).closest('p'))
    expect(verse(/Preparas uma mesa/).closest('p')).not.toBe(verse(/é o meu pastor/).closest('p'))
    expect(screen.getByText('Bíblia Livre, CC BY 3.0 BR.')).toBeInTheDocument()
    expect(document.title).toBe('Salmo 23 (BL) · Igreja Vida Plena')
  })

  it('leads to the chapters before and after it, over the borders of books', async () => {
    await open('/bible/livre/RUT/4')
    expect(screen.getByRole('link', { name: /Seguinte/ })).toHaveTextContent('Salmo 1')
    expect(screen.getByRole('link', { name: /Anterior/ })).toHaveAttribute('href', '/bible/livre/RUT/3')
  })

  it('opens in the church’s first translation where the address names none', async () => {
    await open('/bible/-/PSA/23')
    expect(verse(/é o meu pastor/)).toBeInTheDocument()
  })

  it('opens in another translation', async () => {
    await open('/bible/livre/PSA/23', scenes.two)
    const nav = within(screen.getByRole('navigation', { name: 'Tradução' }))
    expect(nav.getByRole('link', { name: 'BL' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(nav.getByRole('link', { name: 'KJV' }))
    expect(await screen.findByRole('button', { name: /The LORD is my shepherd/ })).toBeInTheDocument()
    expect(verse(/The LORD/).closest('[lang]')).toHaveAttribute('lang', 'en')
  })

  it('marks the verse of its address', async () => {
    await open('/bible/livre/PSA/23#v4')
    expect(verse(/Ainda que eu ande/)).toHaveAttribute('data-asked')
    expect(verse(/é o meu pastor/)).not.toHaveAttribute('data-asked')
  })

  it('is kept as the place that was read last', async () => {
    await open()
    expect(localStorage.getItem('atrio:bible:vida-plena:place')).toBe('livre/PSA/23')
  })

  it.each(['/bible/livre/PSA/0', '/bible/livre/PSA/1e1', '/bible/other/PSA/23', '/bible/livre/GEN/1'])(
    '%s is not found',
    async (at) => {
      await open(at)
      expect(screen.getByRole('alert')).toHaveTextContent('error boundary')
    },
  )
})

describe('the size of type', () => {
  it('grows and shrinks within its limits, and is kept on the device', async () => {
    await open()
    const [smaller, larger] = ['Letra menor', 'Letra maior'].map((name) => screen.getByRole('button', { name }))
    await userEvent.click(larger!)
    expect(localStorage.getItem('atrio:bible:size')).toBe('3')
    await userEvent.click(larger!)
    expect(larger).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(larger!)
    expect(localStorage.getItem('atrio:bible:size')).toBe('4')
    await userEvent.click(smaller!)
    expect(localStorage.getItem('atrio:bible:size')).toBe('3')
  })
})

describe('chosen verses', () => {
  it('are copied with their reference and translation', async () => {
    const user = userEvent.setup()
    await open()
    await user.click(verse(/é o meu pastor/))
    await user.click(verse(/Em pastos verdes/))
    expect(screen.getByText('Salmo 23:1–3')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Copiar' }))
    expect(await screen.findByText('Copiado.')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(
      'O Senhor é o meu pastor;\nnada me faltará. Em pastos verdes me faz deitar.\n\nSalmo 23:1–3 (BL)',
    )
  })

  it('are shared through the system with the address of the first', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    Object.assign(navigator, { share })
    await open()
    await userEvent.click(verse(/Ainda que eu ande/))
    await userEvent.click(screen.getByRole('button', { name: 'Compartilhar' }))
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    expect(share.mock.calls[0]![0]).toMatchObject({
      title: 'Salmo 23:4',
      url: expect.stringMatching(/\/bible\/livre\/PSA\/23#v4$/),
    })
    Reflect.deleteProperty(navigator, 'share')
  })

  it('are chosen with the keyboard, and released one by one or together', async () => {
    await open()
    const first = verse(/é o meu pastor/)
    first.focus()
    await userEvent.keyboard(' ')
    expect(first).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    expect(first).toHaveAttribute('aria-pressed', 'false')
    expect(screen.queryByRole('button', { name: 'Copiar' })).toBeNull()
    await userEvent.click(first)
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer a seleção' }))
    expect(first).toHaveAttribute('aria-pressed', 'false')
    expect(first).toHaveFocus()
  })

  it('do not follow into another chapter', async () => {
    await open()
    await userEvent.click(verse(/é o meu pastor/))
    await userEvent.click(screen.getByRole('link', { name: /Seguinte/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Salmo 24' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Copiar' })).toBeNull()
  })
})
