import { act, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RichContent } from './rich-content.tsx'
import { createSanitizer } from './sanitizer.ts'
import { sanitizeOnServer } from './server-text.ts'

const CLEAN = '<p>Desde <strong>1987</strong> &amp; sempre</p><img src="/media/a/b/640.jpg" alt="Coro">'
const DIRTY = '<p onclick="alert(1)">Bem-vindos</p><script>alert(1)</script><form>Nome</form>'

async function hydrated(html: string) {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<RichContent html={html} data-testid="text" />)
  const nodes = [...root.querySelectorAll('p, img')]
  const recovered: unknown[] = []
  const tree = (text: string) => <RichContent html={text} data-testid="text" />
  const onRecoverableError = (error: unknown) => recovered.push(error)
  // a promise: only then what loads meanwhile is within act, too
  const app = await act(() => Promise.resolve(hydrateRoot(root, tree(html), { onRecoverableError })))
  return {
    root,
    nodes,
    recovered,
    show: (text: string) => act(() => app.render(tree(text))),
    end: () => act(() => app.unmount()),
  }
}

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('RichContent on the server', () => {
  it('is sanitised on render, and hydration keeps the server’s markup', async () => {
    const sanitizer = createSanitizer(window)
    sanitizeOnServer((html) => sanitizer.sanitize(html).html)
    const { root, recovered, show, end } = await hydrated(DIRTY)
    sanitizeOnServer((html) => html)
    await show(DIRTY)
    expect(root).toHaveTextContent('Bem-vindos')
    expect(root.querySelector('script, form, [onclick]')).toBeNull()
    expect(recovered).toEqual([])
    await end()
  })

  it('is the same text as sanitised on write', () => {
    const html = renderToString(<RichContent html={CLEAN} data-testid="text" />)
    expect(html).toMatch(/^<div data-testid="text"/)
    expect(html).toContain(CLEAN)
  })
})

describe('RichContent during hydration', () => {
  it('keeps the server’s nodes without a warning', async () => {
    const errors = vi.spyOn(console, 'error')
    const { root, nodes, recovered, show, end } = await hydrated(CLEAN)
    await show(CLEAN)
    expect([...root.querySelectorAll('p, img')]).toEqual(nodes)
    expect(root.querySelector('p')).toBe(nodes[0])
    expect(recovered).toEqual([])
    expect(errors).not.toHaveBeenCalled()
    await end()
  })

  it('sanitises later changes', async () => {
    const { root, show, end } = await hydrated(CLEAN)
    await show(DIRTY)
    await waitFor(() => expect(root).toHaveTextContent('Bem-vindos'))
    expect(root.querySelector('script, form, [onclick]')).toBeNull()
    // Back at the server's text, it is written by the browser now: sanitised too, as the lazy picture shows.
    await show(CLEAN)
    expect(root.querySelector('img')).toHaveAttribute('loading', 'lazy')
    await end()
  })
})

describe('RichContent in the browser only', () => {
  it('shows only what it has sanitised and follows changes', async () => {
    const { rerender } = render(<RichContent html={DIRTY} data-testid="text" />)
    await waitFor(() => expect(screen.getByTestId('text')).toHaveTextContent('Bem-vindosNome'))
    expect(screen.getByTestId('text').querySelector('script, form, [onclick]')).toBeNull()
    expect(screen.getByTestId('text')).not.toHaveAttribute('aria-busy')
    rerender(<RichContent html="<h2>Outro</h2>" data-testid="text" />)
    expect(screen.getByRole('heading', { name: 'Outro' })).toBeVisible()
  })

  it('allows the deployment’s frames', async () => {
    const html = '<iframe src="https://tv.example/live/1"></iframe>'
    const { rerender } = render(<RichContent html={html} data-testid="text" />)
    await waitFor(() => expect(screen.getByTestId('text')).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByTitle('TV')).toBeNull()
    const tv = [{ host: 'tv.example', path: '/live/', name: 'TV' }]
    rerender(<RichContent html={html} allowedFrames={tv} data-testid="text" />)
    expect(screen.getByTitle('TV')).toHaveAttribute('sandbox')
  })
})

describe('RichContent without network', () => {
  // other files would take over the modules that have no sanitizer
  afterEach(() => {
    vi.doUnmock('./browser-sanitizer.ts')
    vi.resetModules()
  })

  it('shows plain text', async () => {
    vi.resetModules()
    vi.doMock('./browser-sanitizer.ts', () => Promise.reject(new Error('offline')))
    const fresh = await import('./rich-content.tsx')
    render(<fresh.RichContent html={DIRTY} data-testid="text" />)
    await waitFor(() => expect(screen.getByTestId('text')).toHaveTextContent('Bem-vindos'))
    expect(screen.getByTestId('text').children).toHaveLength(0)
  })
})
