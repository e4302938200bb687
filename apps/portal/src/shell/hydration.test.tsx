import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accessFeature } from './testing/features.tsx'
import { inOrganization, menuItems } from './testing/menu.scenes.ts'
import { createShell, type ShellOptions } from './testing/shell-router.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['theme']
})

/** React writes a page's title and meta tags before its markup. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

async function loaded(options: ShellOptions) {
  const shell = await createShell(options)
  await waitFor(() => expect(shell.router.state.initialized).toBe(true))
  return shell
}

const options: ShellOptions = { startUp: { igrejaAppMenu: menuItems, ...inOrganization }, beside: [accessFeature] }

describe('hydration of the server’s markup', () => {
  it.each(['/', '/about', '/play', '/live', '/nowhere', '/embedded'])(
    'at %s succeeds with any state that only the browser knows',
    async (at) => {
      const errors: unknown[] = []
      const complaints = vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args))
      const html = renderToString((await loaded({ ...options, at })).tree).replace(HOISTED, '')
      expect(html).toContain('id="main"')

      // unknown to the server: a theme, a scrolled page, no network
      document.documentElement.dataset['theme'] = 'dark'
      vi.stubGlobal('scrollY', 400)
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      const container = document.createElement('div')
      container.innerHTML = html
      const main = container.querySelector('#main')
      const { tree } = await loaded({ ...options, at })
      const onRecoverableError = (error: unknown) => errors.push(error)
      // a promise: only then what loads meanwhile is within act, too
      const root = await act(() => Promise.resolve(hydrateRoot(container, tree, { onRecoverableError })))
      expect(errors).toEqual([])
      expect(container.querySelector('#main')).toBe(main)
      expect(container.textContent).toContain('Sem internet.')
      act(() => root.unmount())
      complaints.mockRestore()
    },
  )
})
