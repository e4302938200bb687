import { fireEvent, screen, within, act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bigMenu, menuItems } from './testing/menu.scenes.ts'
import { renderShell } from './testing/render-shell.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => vi.unstubAllGlobals())

// The test's window is 1024 px wide: phone-only elements exist but are not displayed, and so have a label and no role.

describe('the More menu', () => {
  const open = async (startUp = {}) => {
    const shell = await renderShell({ startUp: { igrejaAppMenu: menuItems, ...startUp } })
    const button = within(screen.getByRole('banner')).getByRole('button', { name: 'Mais' })
    button.focus()
    fireEvent.click(button)
    return { ...shell, button, panel: within(await screen.findByRole('navigation', { name: 'Mais' })) }
  }

  it('opens internal links in place and external ones in another tab', async () => {
    const { panel } = await open()
    expect(panel.getByRole('link', { name: 'Bíblia' })).toHaveAttribute('href', '/bible')
    const radio = panel.getByRole('link', { name: /Rádio/ })
    expect(radio).toHaveAttribute('href', 'https://radio.example/ao-vivo')
    expect(radio).toHaveAttribute('rel', 'noopener')
    expect(radio).toHaveAccessibleName('Rádio abre em outra aba')
    expect(panel.queryByRole('link', { name: /Loja|Grupos/ })).toBeNull()
  })

  it('closes on Escape and returns the focus', async () => {
    const { button } = await open()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('navigation', { name: 'Mais' })).toBeNull()
    expect(button).toHaveFocus()
  })

  it('closes on a press outside and on navigation', async () => {
    await open()
    fireEvent.pointerDown(document.body)
    expect(screen.queryByRole('navigation', { name: 'Mais' })).toBeNull()
    fireEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Mais' }))
    fireEvent.click(
      within(await screen.findByRole('navigation', { name: 'Mais' })).getByRole('link', { name: 'Notícias' }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Notícias' })).toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Mais' })).toBeNull()
  })

  it('has the focus from the moment it is shown', async () => {
    await renderShell({ startUp: { igrejaAppMenu: menuItems } })
    const focused: string[] = []
    const watch = new MutationObserver(() => {
      if (document.getElementById('more')) focused.push(document.activeElement?.id ?? '')
    })
    watch.observe(document.body, { childList: true, subtree: true })
    fireEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Mais' }))
    await screen.findByRole('navigation', { name: 'Mais' })
    watch.disconnect()
    expect(focused[0]).toBe('more')
  })

  it('closes when the focus leaves it, without trapping it', async () => {
    await open()
    const inside = screen.getByRole('button', { name: 'inside' })
    act(() => inside.focus())
    expect(screen.queryByRole('navigation', { name: 'Mais' })).toBeNull()
    expect(inside).toHaveFocus()
  })

  it('gives each visible column the same width', async () => {
    await open({ igrejaAppMenu: menuItems.filter(({ codigo }) => codigo === 'RADIO') })
    const [listen, church] = document.querySelectorAll('#more section')
    expect(listen).toHaveAttribute('data-phone', 'false')
    // only the entry that the desktop's header already has
    expect(church).toHaveAttribute('data-phone', 'true')
    expect(document.querySelector('[data-columns]')).toHaveAttribute('data-columns', '1')
  })

  it('grows with its entries', async () => {
    await open({ igrejaAppMenu: bigMenu })
    expect(document.querySelector('[data-size]')).toHaveAttribute('data-size', 'big')
  })

  it('contains the settings on phones, even without entries of the church', async () => {
    await renderShell({ locale: 'en' })
    expect(within(screen.getByRole('banner')).queryByRole('button', { name: 'More' })).toBeNull()
    fireEvent.click(within(screen.getByLabelText('Navigation')).getByText('More'))
    const panel = within(await screen.findByRole('navigation', { name: 'More' }))
    expect(panel.getByRole('group', { name: 'Theme' })).toBeInTheDocument()
  })
})
