import { browserPlace, restoringAtom, startSession, takeUrlToken } from '@atrio/tenant-core'
import { createTestPortal } from '@atrio/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { takeEarlyPress } from './early-press.ts'
import { SESSION_KEYS, URL_TOKEN_KEY } from './page-keys.ts'
import { runFirstScript } from './testing/run-first-script.ts'

/** Runs the script as the page does: at an address, before anything else. */
function at(path: string): string {
  history.replaceState(null, '', path)
  runFirstScript()
  return location.pathname + location.search + location.hash
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset['member']
})

describe('first script', () => {
  it('moves the secret from the address to a place where it is read once', () => {
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

  it.each(['/', '/give?reasonId=3', '/access?redirectTo=%2Fevent'])('leaves %s unchanged', (path) => {
    expect(at(path)).toBe(path)
    expect(takeUrlToken()).toBeNull()
  })

  it('keeps the last button that was pressed, until there is code to hear it', () => {
    at('/')
    document.body.innerHTML = `
      <button type="button" id="one"><b>one</b></button><button type="button" id="two"><b>two</b></button>
      <button id="submit">send</button><button type="button" popovertarget="menu" id="menu">menu</button><a href="#a">a</a>`
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click()
    for (const selector of ['#one b', '#two b', '#submit', '#menu', 'a']) press(selector)
    expect(takeEarlyPress()?.id).toBe('two')
    press('#one')
    expect(takeEarlyPress()).toBeUndefined()
  })

  it('marks no member without a session', () => {
    at('/')
    expect(document.documentElement.dataset).not.toHaveProperty('member')
  })

  it.each([
    ['a session of this tab', () => sessionStorage.setItem(SESSION_KEYS.token, 'a.b.c')],
    ['an earlier visit', () => localStorage.setItem(SESSION_KEYS.refreshToken, 'secret')],
  ])('marks a returning member when there is %s', async (_, store) => {
    store()
    at('/')
    expect(document.documentElement.dataset).toHaveProperty('member')
    const { ctx } = await createTestPortal([])
    const place = browserPlace({ navigate: () => Promise.resolve(), routeIds: () => [] })
    startSession(ctx, place, null, () => new Promise(() => undefined))
    expect(ctx.store.get(restoringAtom)).toBeInstanceOf(Promise)
  })
})
