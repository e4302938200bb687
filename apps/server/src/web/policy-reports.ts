import type { FastifyInstance } from 'fastify'
import { unlisted } from './unlisted.ts'

type Report = { 'csp-report'?: { 'effective-directive'?: unknown; 'blocked-uri'?: unknown } }

const short = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200).split('?')[0] : undefined)

/** Browsers' reports of violations of the content security policy: logged as warnings, without queries of addresses. */
export function policyReports(app: FastifyInstance): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: 8_192 },
      (_request, body, parsed) => {
        try {
          parsed(null, JSON.parse(String(body)))
        } catch {
          parsed(null, {})
        }
      },
    )
    scope.post<{ Body: Report }>('/csp-report', unlisted, (request, reply) => {
      const report = request.body?.['csp-report']
      request.log.warn(
        { directive: short(report?.['effective-directive']), blocked: short(report?.['blocked-uri']) },
        'content security policy stopped something',
      )
      return reply.code(204).send()
    })
    done()
  })
}
