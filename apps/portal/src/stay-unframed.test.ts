import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { stayUnframed } from './stay-unframed.ts'

const own = 'https://demo.test'
const foreign = {
  get location(): never {
    throw new DOMException('Blocked a frame', 'SecurityError')
  },
}

/** Where a framed portal stands after a way through it, and what it has opened in tabs. */
async function after(top: { location: { origin: string } }, ...way: string[]) {
  const opened: [string, string, string][] = []
  const router = createMemoryRouter([{ path: '*', loader: () => null, Component: () => null }], {
    initialEntries: ['/event?page=2'],
    hydrationData: { loaderData: {} },
  })
  const open = (...how: [string, string, string]) => void opened.push(how)
  stayUnframed({ location: { origin: own }, top, open }, router)
  for (const path of way) await router.navigate(path)
  await expect.poll(() => router.state.navigation.state).toBe('idle')
  const { pathname, search } = router.state.location
  router.dispose()
  return { at: pathname + search, opened }
}

describe('a portal in the frame of another site', () => {
  it.each([
    '/checkout',
    '/Checkout/thank-you?order=7',
    '/give?step=2',
    '/play/7',
    '/access?redirectTo=%2Fgive',
    '/user/account',
    '/register',
  ])('opens %s in a tab, and stays', async (path) =>
    expect(await after(foreign, path)).toEqual({ at: '/event?page=2', opened: [[path, '_blank', 'noopener']] }),
  )

  it.each(['/event/7', '/users', '/gives', '/live'])('shows %s', async (path) =>
    expect(await after(foreign, path)).toEqual({ at: path, opened: [] }),
  )

  it('of our own shows everything', async () =>
    expect(await after({ location: { origin: own } }, '/checkout')).toEqual({ at: '/checkout', opened: [] }))
})
