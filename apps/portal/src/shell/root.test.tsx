import { noResponse, wireChurchListing } from '@atrio/testing'
import { beginLoadingAtom, stayingAtom } from '@atrio/tenant-core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accessFeature } from './testing/features.tsx'
import { inOrganization } from './testing/menu.scenes.ts'
import { renderShell } from './testing/render-shell.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => vi.unstubAllGlobals())

// The test's window is 1024 px wide: phone-only elements exist but are not displayed, and so have a label and no role.

const scrollPageTo = (top: number) =>
  act(() => {
    vi.stubGlobal('scrollY', top)
    window.dispatchEvent(new Event('scroll'))
  })

describe('layouts', () => {
  it.each([
    ['/', 'false', true, true],
    ['/about', 'true', true, true],
    ['/play', 'false', false, false],
    ['/nowhere', 'true', true, true],
  ] as const)('at %s has header rule %s, footer %s, bottom bar %s', async (at, ruled, footer, bar) => {
    await renderShell({ at })
    expect(screen.getByRole('banner')).toHaveAttribute('data-ruled', ruled)
    expect(screen.queryAllByRole('contentinfo')).toHaveLength(Number(footer))
    expect(screen.queryAllByLabelText('Navegação')).toHaveLength(Number(bar))
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
  })

  it.each([
    ['/embedded', false],
    ['/', true],
  ] as const)('at %s with embed mode %s shows only the page', async (at, embed) => {
    await renderShell({ at, embed })
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByRole('main')).toBeInTheDocument()
  })
})

describe('persistent content', () => {
  it('is shown once it is set and survives navigation', async () => {
    const { ctx, router } = await renderShell()
    expect(screen.queryByText('stays')).toBeNull()
    act(() => ctx.store.set(stayingAtom, { Content: () => <p>stays</p> }))
    const staying = screen.getByText('stays')
    await act(() => router.navigate('/about'))
    expect(screen.getByText('stays')).toBe(staying)
    expect(screen.getByRole('main')).not.toContainElement(staying)
  })
})

describe('the header', () => {
  it('counts as scrolled over 35 px, until under 34', async () => {
    await renderShell()
    const ruledAt = async (top: number) => {
      await scrollPageTo(top)
      return screen.getByRole('banner').dataset['ruled']
    }
    expect(await ruledAt(35)).toBe('false')
    expect(await ruledAt(36)).toBe('true')
    expect(await ruledAt(34)).toBe('true')
    expect(await ruledAt(33)).toBe('false')
  })

  it('offers to sign in when there is an access page and returns to the current one', async () => {
    const first = await renderShell({ at: '/about' })
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull()
    first.unmount()
    await renderShell({ at: '/about?a=1', beside: [accessFeature] })
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/access?redirectTo=%2Fabout%3Fa%3D1')
  })

  it('marks the current page', async () => {
    await renderShell({ at: '/about' })
    const main = within(screen.getByRole('navigation', { name: 'Principal' }))
    expect(main.getByRole('link', { name: 'Sobre' })).toHaveAttribute('aria-current', 'page')
    expect(main.getByRole('link', { name: 'Ao vivo' })).not.toHaveAttribute('aria-current')
  })

  it('contains the menu when the bottom bar is hidden', async () => {
    await renderShell({ at: '/live' })
    expect(screen.queryByLabelText('Navegação')).toBeNull()
    fireEvent.click(screen.getByLabelText('Menu'))
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'Mais' })).toHaveFocus())
  })
})

describe('the church selector', () => {
  const CHURCHES = 'GET /cliente/?organizacao=gracenetwork'
  const choose = () => fireEvent.click(screen.getByRole('button', { name: 'Trocar de igreja' }))

  it('is absent without an organisation', async () => {
    await renderShell()
    expect(screen.queryByRole('button', { name: 'Trocar de igreja' })).toBeNull()
  })

  it('loads the churches on request, each with a link to its portal', async () => {
    const clientes = [wireChurchListing(), wireChurchListing({ id: 1, nome: 'Igreja Vida Plena' })]
    const { transport } = await renderShell({ startUp: inOrganization, http: { [CHURCHES]: { clientes } } })
    expect(transport.calls).toEqual([])
    choose()
    const hope = await screen.findByRole('link', { name: 'Hope Chapel', hidden: true })
    expect(hope).toHaveAttribute('href', expect.stringMatching(/^http:\/\/hope\.localhost(:\d+)?\/$/))
    expect(screen.getByText('Você está aqui')).toBeInTheDocument()
    expect(transport.calls).toEqual([CHURCHES])
  })

  it('shows an error when they fail to load and retries on request', async () => {
    let answer: unknown = noResponse()
    await renderShell({ startUp: inOrganization, http: { [CHURCHES]: () => answer } })
    choose()
    expect(await screen.findByText('Não conseguimos buscar as igrejas agora.')).toBeInTheDocument()
    answer = { clientes: [wireChurchListing()] }
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo', hidden: true }))
    expect(await screen.findByText('Hope Chapel')).toBeInTheDocument()
  })
})

describe('navigation', () => {
  it('moves the focus to the content and announces the title', async () => {
    const { router } = await renderShell()
    expect(screen.getByRole('main')).not.toHaveFocus()
    await act(() => router.navigate('/about'))
    expect(screen.getByRole('main')).toHaveFocus()
    expect(document.querySelector('[data-arrival]')).toHaveTextContent('Sobre · Igreja Vida Plena')
  })

  it('keeps the focus when only the query changes', async () => {
    const { router } = await renderShell()
    screen.getByRole('button', { name: 'inside' }).focus()
    await act(() => router.navigate('/?page=2'))
    expect(screen.getByRole('button', { name: 'inside' })).toHaveFocus()
  })
})

describe('loading and offline states', () => {
  it('makes the page inert while the GLOBAL context loads and restores the focus', async () => {
    const { ctx } = await renderShell()
    const inside = screen.getByRole('button', { name: 'inside' })
    inside.focus()
    let end = () => {}
    act(() => {
      end = ctx.store.set(beginLoadingAtom, 'GLOBAL')
    })
    expect(screen.getByText('Só um instante…')).toBeInTheDocument()
    expect(inside.closest('[inert]')).not.toBeNull()
    act(() => end())
    expect(screen.queryByText('Só um instante…')).toBeNull()
    expect(inside.closest('[inert]')).toBeNull()
    expect(inside).toHaveFocus()
  })

  it('show what still works without network', async () => {
    await renderShell()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText('Sem internet. O que você já abriu continua aqui.')).toBeInTheDocument()
    const reach = vi.fn<() => Promise<Response>>().mockRejectedValueOnce(new TypeError('no network'))
    vi.stubGlobal('fetch', reach)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })))
    expect(reach).toHaveBeenCalledOnce()
    expect(screen.getByRole('heading', { level: 1, name: 'Início' })).toBeInTheDocument()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/Sem internet/)).toBeNull())
    online.mockRestore()
  })
})
