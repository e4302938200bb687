import { takeUrlToken, URL_TOKEN_KEY } from '@atrio/tenant-core'
import { afterEach, describe, expect, it } from 'vitest'
import { firstScript } from './first-script.ts'

/** Runs the script as a frame does: at an address, before anything else. */
function at(path: string): string {
  history.replaceState(null, '', path)
  new Function(firstScript)()
  return location.pathname + location.search
}
const { dataset, style } = document.documentElement

afterEach(() => {
  document.documentElement.removeAttribute('style')
  delete dataset['theme']
})

describe('first script of a frame', () => {
  it('moves the secret from the address to a place where it is read once', () => {
    expect(at('/embed/chat?channel=demo&token=abc.def&user=9&showManagement=true')).toBe(
      '/embed/chat?channel=demo&showManagement=true',
    )
    expect(takeUrlToken()).toBe('abc.def')
    expect(takeUrlToken()).toBeNull()
    expect(URL_TOKEN_KEY in window).toBe(false)
  })

  it('ignores empty parameters', () => {
    expect(at('/embed/chat?token=&user=')).toBe('/embed/chat')
    expect(takeUrlToken()).toBeNull()
  })

  it('applies the theme and colour of the address', () => {
    at('/embed/praise?praiseId=1&theme=dark&embedColor=%230A7D55')
    expect([dataset['theme'], style.getPropertyValue('--church')]).toEqual(['dark', '#0A7D55'])
    expect(style.getPropertyValue('--secondary')).toBe('#0A7D5526')
  })

  it.each(['/embed/praise?praiseId=1', '/embed/praise?theme=blue&embedColor=red;x'])(
    'keeps the church’s own look at %s',
    (path) => {
      expect(at(path)).toBe(path)
      expect([dataset['theme'], style.getPropertyValue('--church')]).toEqual([undefined, ''])
    },
  )
})
