import { ApiError } from '@atrio/api-client'
import { describe, expect, it } from 'vitest'
import { GENERIC_ERROR_KEY } from '../church/generic-error.ts'
import { testContext } from '../testing/context.tsx'
import { errorPagePath, loadPage } from './page-load.ts'

const url = new URL('https://demo.test/event/7?step=2&q=a%26b')

/** The error that a load's failure becomes. */
const outcome = (error: unknown, onServer = false): Promise<unknown> =>
  loadPage(
    testContext({ onServer }),
    url,
    () => Promise.resolve(undefined),
    () => Promise.reject(error),
  ).catch((thrown: unknown) => thrown)

const refused = (status: number) => new ApiError('x', { kind: 'refused', status })
const noResponse = new ApiError('x', { kind: 'no-response' })

describe('loadPage', () => {
  it('resolves with null whatever the load returns', async () => {
    expect(
      await loadPage(
        testContext(),
        url,
        () => Promise.resolve(undefined),
        () => Promise.resolve({ data: 1 }),
      ),
    ).toBeNull()
  })

  it.each([refused(404), refused(400), new Response(null, { status: 404 })])(
    'leaves a missing thing to a screen that has a page for it, as a 404',
    async (error) => {
      const screen = () => Promise.resolve({ default: () => null, Missing: () => null })
      const result = await loadPage(testContext(), url, screen, () => Promise.reject(error as Error))
      expect(result).toMatchObject({ data: { missing: true }, init: { status: 404 } })
      await expect(loadPage(testContext(), url, screen, () => Promise.reject(refused(500)))).rejects.toMatchObject({
        status: 500,
      })
    },
  )

  it.each([
    [404, 404],
    [400, 404],
    [401, 401],
    [403, 403],
    [429, 429],
    [500, 500],
    [503, 503],
    [304, 500],
    [999, 500],
    [0, 500],
  ])('maps a refusal of %i to a page of %i', async (status, shown) => {
    expect(await outcome(refused(status))).toMatchObject({ status: shown })
  })

  it('redirects to the error page with a message key and the address when no answer arrives', async () => {
    const thrown = (await outcome(noResponse)) as Response
    expect(thrown.status).toBe(302)
    const location = new URL(thrown.headers.get('location')!, url)
    expect(location.pathname).toBe('/error')
    expect(Object.fromEntries(location.searchParams)).toEqual({
      message: GENERIC_ERROR_KEY,
      from: '/event/7?step=2&q=a%26b',
    })
  })

  it('answers 503 on the server when no answer arrives', async () => {
    expect(await outcome(noResponse, true)).toMatchObject({ status: 503 })
  })

  it.each([
    ['a redirect', new Response(null, { status: 302, headers: { location: '/' } })],
    ['a lost page', new Response(null, { status: 404 })],
    ['a fault of ours', new TypeError('x is undefined')],
    ['an aborted call', new ApiError('x', { kind: 'aborted' })],
  ])('rethrows %s unchanged', async (_, error) => {
    expect(await outcome(error)).toBe(error)
  })
})

it('errorPagePath leaves out a missing address', () => {
  expect(errorPagePath('KEY')).toBe('/error?message=KEY')
  expect(errorPagePath('KEY', '/a?b=1')).toBe('/error?message=KEY&from=%2Fa%3Fb%3D1')
})
