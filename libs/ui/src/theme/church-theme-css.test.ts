import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { churchThemeCss } from './church-theme-css.ts'
import { defaultChurchColor } from './color.ts'

describe('churchThemeCss', () => {
  it('contains the colour and its 15 % secondary', () => {
    expect(churchThemeCss('#F5C400')).toContain(':root{--church:#f5c400;--secondary:#f5c40026;')
  })

  it('computes both themes for browsers without relative colours', () => {
    const css = churchThemeCss('#ffffff')
    const fallback = css.slice(css.indexOf('@supports'))
    expect(fallback.match(/--on-accent:#000000/g)).toHaveLength(3)
    expect(fallback).toContain('[data-theme=dark]')
  })

  it('contains nothing of a text that is no colour', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^#[\da-f]{6}$/i.test(text)),
        (text) => {
          expect(churchThemeCss(text)).toBe(churchThemeCss(defaultChurchColor))
        },
      ),
    )
    expect(churchThemeCss('#7a3e9d}</style><script>')).toBe(churchThemeCss(defaultChurchColor))
  })
})
