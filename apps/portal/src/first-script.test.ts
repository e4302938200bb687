import { describe, expect, it } from 'vitest'
import { firstScript, URL_TOKEN_KEY } from './first-script.ts'
import { takeUrlToken } from './url-token.ts'

/** Runs the script as the page does: at an address, before anything else. */
function at(path: string): string {
  history.replaceState(null, '', path)
  new Function(firstScript)()
  return location.pathname + location.search + location.hash
}

describe('the first script', () => {
  it('takes the secret out of the address and lays it aside, to be read once', () => {
    expect(at('/event/7?token=abc.def&user=9&tab=2#a')).toBe('/event/7?tab=2#a')
    expect(takeUrlToken()).toBe('abc.def')
    expect(takeUrlToken()).toBeNull()
    expect(URL_TOKEN_KEY in window).toBe(false)
  })

  it('remembers embed mode for the tab', () => {
    expect(at('/?embed=true')).toBe('/')
    expect(sessionStorage.getItem('atrio.embed')).toBe('true')
    expect(takeUrlToken()).toBeNull()
  })

  it.each(['/', '/give?reasonId=3', '/access?redirectTo=%2Fevent'])('leaves %s as it is', (path) => {
    expect(at(path)).toBe(path)
    expect(takeUrlToken()).toBeNull()
  })
})
