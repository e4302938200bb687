import { createApi } from '../create-api.ts'
import type { ApiRequest, Transport } from '../transport/transport.ts'

type Answer = unknown | ((request: ApiRequest) => unknown)

/** An api that gives every call the same answer and records the requests. */
export function recorder(answer: Answer, church = { id: 1, slug: 'vida-plena' }) {
  const requests: ApiRequest[] = []
  const transport: Transport = async (request) => {
    requests.push(request)
    return typeof answer === 'function' ? (answer as (request: ApiRequest) => unknown)(request) : answer
  }
  return { api: createApi(transport, church), requests }
}
