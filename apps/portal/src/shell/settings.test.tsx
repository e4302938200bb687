import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refocusAfterLanguage } from './language-place.ts'
import { renderShell } from './testing/render-shell.tsx'

const written: string[] = []
/** Of the written ones, those that a request carries: the browser stores them late, but before any is read. */
const stored: string[] = []

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  written.length = 0
  stored.length = 0
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    set: (cookie: string) => void written.push(cookie),
    get: () => {
      stored.splice(0, Infinity, ...written)
      return ''
    },
  })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'cookie')
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['theme']
})

const YEAR = 31_536_000

describe('settings', () => {
  it('apply a theme at once, store it for a year and remove it for the device’s', async () => {
    await renderShell()
    const themes = within(screen.getByRole('group', { name: 'Tema' }))
    const device = themes.getByRole('button', { name: 'Tema do aparelho' })
    expect(device).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(themes.getByRole('button', { name: 'Tema escuro' }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(themes.getByRole('button', { name: 'Tema escuro' })).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(device)
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    expect(written).toEqual([
      `atrio_theme=dark; Max-Age=${YEAR}; Path=/; SameSite=Lax`,
      'atrio_theme=; Max-Age=0; Path=/; SameSite=Lax',
    ])
  })

  it('reload the page with the cookie of another language', async () => {
    const sent: string[][] = []
    vi.stubGlobal('location', { ...window.location, reload: () => sent.push([...stored]) })
    await renderShell()
    const languages = within(screen.getByRole('group', { name: 'Idioma' }))
    expect(languages.getByRole('button', { name: 'Português' })).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(languages.getByRole('button', { name: 'Español' }))
    expect(sent).toEqual([[`atrio_lang=es; Max-Age=${YEAR}; Path=/; SameSite=Lax`]])
  })

  it('give the focus back, once, to the language that was chosen at the end of the page', async () => {
    vi.stubGlobal('location', { ...window.location, reload: vi.fn() })
    const languages = () => within(screen.getByRole('group', { name: 'Idioma' }))
    const first = await renderShell()
    fireEvent.click(languages().getByRole('button', { name: 'Español' }))
    first.unmount()
    const reloaded = await renderShell()
    refocusAfterLanguage()
    expect(languages().getByRole('button', { pressed: true })).toHaveFocus()
    reloaded.unmount()
    await renderShell()
    refocusAfterLanguage()
    expect(document.body).toHaveFocus()
  })
})
