import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refocusAfterLanguage } from './language-place.ts'
import { renderShell } from './testing/render-shell.tsx'

const written: string[] = []

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  written.length = 0
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie))
})
afterEach(() => {
  vi.restoreAllMocks()
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

  it('reload the page in another language', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { ...window.location, reload })
    await renderShell()
    const languages = within(screen.getByRole('group', { name: 'Idioma' }))
    expect(languages.getByRole('button', { name: 'Português' })).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(languages.getByRole('button', { name: 'Español' }))
    expect(written).toEqual([`atrio_lang=es; Max-Age=${YEAR}; Path=/; SameSite=Lax`])
    expect(reload).toHaveBeenCalledOnce()
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
