import { pageNeeds } from '@atrio/tenant-core'
import { createTestPortal, TestProviders, type FakeHttp } from '@atrio/testing'
import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contentFeature } from './feature.ts'
import { withWritings, writingScenes as scenes } from './testing/writings.scenes.ts'

afterEach(() => vi.restoreAllMocks())

const ORIGIN = 'https://demo.portal.test'
const needsOf = pageNeeds([contentFeature])

/** The address as the server renders it: only with the query that the route declares. */
function onServer(address: string): string {
  const { pathname, searchParams } = new URL(address, ORIGIN)
  const { query } = needsOf(pathname)
  return `${pathname}?${new URLSearchParams([...searchParams].filter(([name]) => query.includes(name)))}`
}

async function treeAt(address: string, http: FakeHttp) {
  const { ctx, routes } = await createTestPortal([contentFeature], { http, startUp: withWritings })
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  await waitFor(() => expect(router.state.initialized).toBe(true))
  return (
    <TestProviders ctx={ctx}>
      <RouterProvider router={router} />
    </TestProviders>
  )
}

/** React writes a page's title and meta tags before its markup. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

describe('hydration of the server’s markup', () => {
  it.each([
    ['/videos?playlist=conversas', scenes.videos, 'Conversas'],
    ['/videos?playlist=conversas&utm_source=mail', scenes.videos, 'Conversas'],
    ['/publications?type=livretos', scenes.publications, 'Livretos'],
  ] as [string, FakeHttp, string][])('succeeds at %s', async (address, http, title) => {
    const errors: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args))
    const container = document.createElement('div')
    container.innerHTML = renderToString(await treeAt(onServer(address), http)).replace(HOISTED, '')
    const heading = container.querySelector('h1')
    expect(heading?.textContent).toBe(title)
    const tree = await treeAt(address, http)
    const onRecoverableError = (error: unknown) => errors.push(error)
    // a promise: only then what loads meanwhile is within act, too
    const root = await act(() => Promise.resolve(hydrateRoot(container, tree, { onRecoverableError })))
    expect(errors).toEqual([])
    expect(container.querySelector('h1')).toBe(heading)
    act(() => root.unmount())
  })
})
