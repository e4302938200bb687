import { afterEach, describe, expect, it } from 'vitest'
import { firstScript } from './first-script.ts'
import { takeUrlToken, URL_TOKEN_KEY } from './url-token.ts'

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

describe('the first script of a frame', () => {
  it('takes the secret out of the address and lays it aside, to be read once', () => {
    expect(at('/embed/chat?channel=demo&token=abc.def&user=9&showManagement=true')).toBe(
      '/embed/chat?channel=demo&showManagement=true',
    )
    expect(takeUrlToken()).toBe('abc.def')
    expect(takeUrlToken()).toBeNull()
    expect(URL_TOKEN_KEY in window).toBe(false)
  })

  it('finds none in what is empty', () => {
    expect(at('/embed/chat?token=&user=')).toBe('/embed/chat')
    expect(takeUrlToken()).toBeNull()
  })

  it('wears the look that the address asks for, if it is one', () => {
    at('/embed/praise?praiseId=1&theme=dark&embedColor=%230A7D55')
    expect([dataset['theme'], style.getPropertyValue('--church')]).toEqual(['dark', '#0A7D55'])
    expect(style.getPropertyValue('--secondary')).toBe('#0A7D5526')
  })

  it.each(['/embed/praise?praiseId=1', '/embed/praise?theme=blue&embedColor=red;x'])(
    'leaves the church’s own at %s',
    (path) => {
      expect(at(path)).toBe(path)
      expect([dataset['theme'], style.getPropertyValue('--church')]).toEqual([undefined, ''])
    },
  )
})
