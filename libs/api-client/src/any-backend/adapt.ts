import { ApiError } from '../api-error.ts'
import type { ApiRequest, Transport } from '../transport/transport.ts'
import { readerOf } from './calls.ts'
import { remember } from './church.readers.ts'
import { isRecord } from './envelopes.ts'
import { textOf } from './fields.ts'
import { unknownChurch } from './known-church.ts'
import { knownToNobody } from './people.readers.ts'
import { plainValues } from './plain-values.ts'

const PURCHASE_REFUSAL = /^EVT_REG_\d{3}$/

/**
 * The answers of any backend of the specification in the contract's shape: of those whose server is not ours. What our
 * server sends is in that shape already, and passes unchanged. See docs/wire.md.
 */
export function anyBackend(transport: Transport): Transport {
  const church = unknownChurch()
  return async (request) => {
    const found = readerOf(request)
    let answer: unknown
    try {
      answer = await transport(request)
    } catch (error) {
      if (found?.call.endsWith('/usuario/') || found?.call === 'GET /user/')
        return knownToNobody(plainFailure(error, request))
      throw plainFailure(error, request)
    }
    if (!found || answer instanceof Blob || request.client === 'bff') return answer
    const body = isRecord(request.body) && !(request.body instanceof FormData) ? request.body : {}
    const plain = plainValues(answer, church.timeZone)
    refuseByCode(request, plain)
    const read = found.read(plain, { church, path: found.parts, query: request.query ?? {}, body })
    if (found.call === 'GET /igreja/codigo/*' && isRecord(read)) remember(church, read)
    return read
  }
}

/** Statuses of a call that a backend lacks; an answer that is no JSON is a page of its host. */
const isLacking = ({ status, code }: ApiError) => [404, 405, 501].includes(status) || code === 'malformed_answer'

/** The specification's start: without an answer to it there is no portal, whatever the reason. */
const isStartUp = ({ path }: ApiRequest) => path.startsWith('/igreja/codigo/') || path === '/igreja/'

function plainFailure(error: unknown, request: ApiRequest): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, code, message } = error
  if (request.path === '/security/login_check' && status === 401 && code === 'unknown')
    return new ApiError(message, { kind: 'refused', status: 400, code: 'invalid_credentials' })
  if (request.method === 'GET' && !isStartUp(request) && isLacking(error) && status !== 404)
    return new ApiError(message, { kind: 'refused', status: 404, code: 'not_found' })
  return error
}

/** Document 2 section 7.2 does not show which status carries the codes of a refused purchase: it may be 200. */
function refuseByCode({ path, method }: ApiRequest, answer: unknown): void {
  if (method !== 'POST' || !isRecord(answer)) return
  const code = textOf(answer, 'code', 'codigo') ?? ''
  if (path.endsWith('/inscricao/') && PURCHASE_REFUSAL.test(code))
    throw new ApiError(`refused with ${code}`, { kind: 'refused', status: 409, code })
}
