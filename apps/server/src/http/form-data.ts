import multipart, { type FastifyMultipartBaseOptions } from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'
import { allowSlowBody } from './slow-bodies.ts'

/** RFC 2046 section 5.1.1, without the space, which no browser sends. */
const BOUNDARY = /;\s*boundary=("?)[\w'()+,./:=?-]{1,70}\1\s*(?:;|$)/i

type Limits = Required<
  Pick<NonNullable<FastifyMultipartBaseOptions['limits']>, 'fileSize' | 'files' | 'fields' | 'parts'>
> &
  NonNullable<FastifyMultipartBaseOptions['limits']>

/**
 * Accepts multipart forms on the routes of a plugin. A form without a boundary or a Content-Length, or longer than its
 * route's bodyLimit, is refused before its body is read: the parser itself has no such limit. Any other may come slowly.
 */
export async function acceptForms(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(multipart, { limits: { fieldNameSize: 100, headerPairs: 20, ...limits } })
  app.addHook('preParsing', async ({ headers, raw, routeOptions }, _reply, payload) => {
    const type = headers['content-type'] ?? ''
    if (!/^multipart\/form-data\b/i.test(type)) return payload
    if (!BOUNDARY.test(type)) throw fault('content-type', 'boundary')
    if (headers['content-length'] === undefined) throw fault('content-length', 'required')
    if (Number(headers['content-length']) > (routeOptions.bodyLimit ?? 0)) throw new ProblemError('too_large')
    allowSlowBody(raw)
    return payload
  })
}

const fault = (field: string, code: string) =>
  new ProblemError('validation', [{ field, code, message: 'is not that of a form' }])
