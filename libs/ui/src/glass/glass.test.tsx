import { renderToString } from 'react-dom/server'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ChurchColorProvider } from './church-color.tsx'
import { glassSvg } from './glass-svg.ts'
import { Glass } from './glass.tsx'
import type { GlassShape } from './paint.ts'
import type { GlassKind } from './windows/index.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => '#' + n.toString(16).padStart(6, '0'))
const shape = fc.constantFrom<GlassShape>('wide', 'card', 'square', 'tall', 'banner', 'strip')
const kind = fc.constantFrom<GlassKind | undefined>('rose', 'current', 'lancets', 'beams', 'dawn', undefined)

describe('stained glass', () => {
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

  it('is the same for the same input, and another for another id', () => {
    fc.assert(
      fc.property(fc.string(), color, shape, (id, church, form) => {
        expect(glassSvg(id, church, form)).toBe(glassSvg(id, church, form))
        expect(glassSvg(id, church, form)).not.toBe(glassSvg(`${id}+`, church, form))
      }),
    )
  })

  it('carries nothing of a hostile id or colour', () => {
    const svg = glassSvg('"><script>alert(1)</script>', 'red;}</style>', 'card')
    expect(svg).not.toMatch(/script|style/)
    expect(svg).toContain('<svg')
  })

  it('paints the component as the string, on the server too', () => {
    const html = renderToString(
      <ChurchColorProvider color="#f5c400">
        <Glass seed="event-1" shape="wide" />
      </ChurchColorProvider>,
    )
    const paths = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
    expect(paths(html)).toEqual(paths(glassSvg('event-1', '#f5c400', 'wide')))
    expect(html).toContain('aria-hidden="true"')
  })
})
