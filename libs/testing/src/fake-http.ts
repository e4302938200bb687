import { ApiError, queryString, refusal, type ApiRequest, type Transport } from '@atrio/api-client'

type Answer = unknown | ((request: ApiRequest) => unknown)

/**
 * Answers by `METHOD path?query`, as document 2 writes them: `{ 'GET /igreja/demo/evento/': { eventos: [] } }`.
 * A function is called each time. `refuse` and `noResponse` are failures.
 */
export type FakeHttp = Record<string, Answer>

const FAILURE = Symbol('failure')
type Failure = { [FAILURE]: ApiError }
const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && FAILURE in answer

/** The server refuses with this status and code, and with what it says of fields. */
export const refuse = (status: number, code = 'unknown', errors?: { field: string; code: string }[]): unknown => ({
  [FAILURE]: refusal(status, { code, errors }),
})

/** Nothing comes back. */
export const noResponse = (): unknown => ({ [FAILURE]: new ApiError('no response', { kind: 'no-response' }) })

export type FakeTransport = Transport & {
  /** The calls in order, as `METHOD path?query`. */
  calls: string[]
}

/** The one thing that tests fake. A call that is not listed throws, so that a test knows all its calls. */
export function fakeTransport(http: FakeHttp): FakeTransport {
  const calls: string[] = []
  const transport: Transport = async (request) => {
    const call = `${request.method} ${request.path}${queryString(request.query)}`
    calls.push(call)
    if (!Object.hasOwn(http, call)) throw new Error(`unlisted call: ${call}`)
    const listed = http[call]
    const answer: unknown =
      typeof listed === 'function' ? await (listed as (r: ApiRequest) => unknown)(request) : listed
    if (isFailure(answer)) throw answer[FAILURE]
    // a file is handed over as it is: jsdom's cannot be cloned
    return answer instanceof Blob ? answer : structuredClone(answer)
  }
  return Object.assign(transport, { calls })
}
