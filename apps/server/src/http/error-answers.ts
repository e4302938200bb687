import type { ProblemCode } from '@atrio/contract'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { fieldErrors } from './field-errors.ts'
import { isOutage } from './outage.ts'
import { ProblemError, problem, type RefusalCode, sendProblem } from './problem.ts'

const FRAMEWORK: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'validation',
  FST_ERR_BAD_URL: 'validation',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_NOT_FOUND: 'not_found',
}

/** SQLSTATEs that are caused by the request, not by our code. */
const SQLSTATE: Record<string, ProblemCode> = {
  '22021': 'validation', // a NUL byte, or text that is no UTF-8
  '22003': 'validation', // number out of range
}

/** The problem code of an error; `internal` for any unexpected one. */
export function problemCodeOf(error: unknown): RefusalCode {
  if (error instanceof ProblemError) return error.code
  const { code = '', statusCode, cause } = error as Partial<FastifyError>
  if (code === 'FST_ERR_VALIDATION') return 'validation'
  const known = FRAMEWORK[code] ?? SQLSTATE[code]
  if (known) return known
  if (statusCode === 429) return 'rate_limited'
  if (isOutage(error)) return 'unavailable'
  return cause ? problemCodeOf(cause) : 'internal'
}

/** Answers every error as a problem (RFC 9457). Stacks and database messages never leave the server. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    const code = problemCodeOf(error)
    if (code === 'internal') request.log.error({ err: withoutQueryValues(error) }, 'request failed')
    if (code === 'unauthorized') reply.header('www-authenticate', 'Bearer')
    if (code === 'unavailable') {
      request.log.warn({ err: withoutQueryValues(error) }, 'not available')
      reply.header('retry-after', '1')
    }
    if (error instanceof ProblemError && error.retryAfter) reply.header('retry-after', String(error.retryAfter))
    return sendProblem(
      request,
      reply,
      code,
      error instanceof ProblemError ? error.errors : fieldErrors(error.validation),
    )
  })
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, 'not_found'))
}

/** Errors that Fastify raises before routing; no hook runs for them. */
export const frameworkErrors = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers({ 'x-content-type-options': 'nosniff', 'x-request-id': request.id })
  sendProblem(request, reply, problemCodeOf(error))
}

/** An error without the query's values, which the query layer puts into its message and which may be personal. */
export function withoutQueryValues(error: Error): object {
  const inner = error.cause instanceof Error ? error.cause : error
  return { type: inner.name, code: (inner as { code?: string }).code, message: inner.message, stack: inner.stack }
}

/** Answers what is not valid HTTP, or does not come in time, on the raw socket, and closes it. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return answerLate(socket)
  const body = JSON.stringify(problem(error.code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'validation', 'none'))
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const head = ['content-type: application/problem+json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`]
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\nconnection: close\r\n\r\n${body}`)
}

/** Answers a request that does not come in time. Its connection is closed at once, so that no rest of it is handled. */
export function answerLate(socket: Socket): void {
  if (!socket.writable) return void socket.destroy()
  socket.write('HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
  socket.destroySoon()
}
