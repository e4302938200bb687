import { act, render, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { drawGlassOnServer } from '../server.ts'
import { ChurchColorProvider } from './church-color.tsx'
import { glassSvg } from './glass-svg.ts'
import { Glass } from './glass.tsx'
import { glazier } from './glazier.ts'
import type { GlassShape } from './shapes.ts'
import type { GlassKind } from './windows/index.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => '#' + n.toString(16).padStart(6, '0'))
const shape = fc.constantFrom<GlassShape>('wide', 'card', 'square', 'tall', 'banner', 'strip')
const kind = fc.constantFrom<GlassKind | undefined>('rose', 'current', 'lancets', 'beams', 'dawn', undefined)

describe('glassSvg', () => {
  it('stays under 2,000 bytes, well formed, for any id and colour', () => {
    fc.assert(
      fc.property(fc.string(), color, shape, kind, (id, church, form, window) => {
        const svg = glassSvg(id, church, form, window)
        expect(new TextEncoder().encode(svg).length).toBeLessThan(2000)
        const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
        expect(parsed.querySelector('parsererror')).toBeNull()
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(parsed.querySelectorAll('g path').length).toBeGreaterThan(2)
      }),
      { numRuns: 400 },
    )
  })

  it('draws the same window for the same input and another for another id', () => {
    fc.assert(
      fc.property(fc.string(), color, shape, (id, church, form) => {
        expect(glassSvg(id, church, form)).toBe(glassSvg(id, church, form))
        expect(glassSvg(id, church, form)).not.toBe(glassSvg(`${id}+`, church, form))
      }),
    )
  })

  it('contains nothing of a hostile id or colour', () => {
    const svg = glassSvg('"><script>alert(1)</script>', 'red;}</style>', 'card')
    expect(svg).not.toMatch(/script|style/)
    expect(svg).toContain('<svg')
  })
})

describe('Glass', () => {
  const page = (
    <ChurchColorProvider color="#f5c400">
      <Glass seed="event-1" shape="wide" />
    </ChurchColorProvider>
  )
  const expected = glassSvg('event-1', '#f5c400', 'wide')
  const paths = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
  afterEach(() => {
    delete glazier.markup
  })

  it('is drawn on the server and kept by hydration', async () => {
    drawGlassOnServer()
    const html = renderToString(page)
    expect(paths(html)).toEqual(paths(expected))
    delete glazier.markup // as in the browser

    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    const pane = container.querySelector('g path')
    const errors = vi.fn()
    const root = await act(() => Promise.resolve(hydrateRoot(container, page, { onRecoverableError: errors })))
    await act(() => Promise.resolve(root.render(page)))
    expect(container.querySelector('g path')).toBe(pane)
    expect(errors).not.toHaveBeenCalled()
    container.remove()
  })

  it('is drawn in the browser when it appears later or the server drew nothing', async () => {
    const { container } = render(page)
    await waitFor(() => expect(paths(container.innerHTML)).toEqual(paths(expected)))

    const bare = document.body.appendChild(document.createElement('div'))
    bare.innerHTML = renderToString(page)
    expect(paths(bare.innerHTML)).toEqual([])
    await act(() => Promise.resolve(hydrateRoot(bare, page)))
    await waitFor(() => expect(paths(bare.innerHTML)).toEqual(paths(expected)))
    bare.remove()
  })

  it('fetches the glazier only once its window comes near the view', async () => {
    delete glazier.panes
    type Tell = (entries: { isIntersecting: boolean }[]) => void
    const observed: { element: Element; tell: Tell }[] = []
    function Observer(tell: Tell) {
      return { observe: (element: Element) => observed.push({ element, tell }), disconnect: () => undefined }
    }
    vi.stubGlobal('IntersectionObserver', Observer)
    const { container } = render(page)
    expect(observed.map(({ element }) => element)).toEqual([container.querySelector('svg')])
    observed[0]!.tell([{ isIntersecting: false }])
    await act(async () => void (await import('./glass-panes.tsx')))
    expect(glazier.panes).toBeUndefined()
    observed[0]!.tell([{ isIntersecting: true }])
    await waitFor(() => expect(paths(container.innerHTML)).toEqual(paths(expected)))
    vi.unstubAllGlobals()
  })

  it('is redrawn for another seed', async () => {
    const { container, rerender } = render(page)
    await waitFor(() => expect(paths(container.innerHTML)).toEqual(paths(expected)))
    rerender(
      <ChurchColorProvider color="#f5c400">
        <Glass seed="event-2" shape="wide" />
      </ChurchColorProvider>,
    )
    expect(paths(container.innerHTML)).toEqual(paths(glassSvg('event-2', '#f5c400', 'wide')))
  })
})
