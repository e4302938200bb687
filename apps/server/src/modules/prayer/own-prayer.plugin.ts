import { IdText, OracaoAlteradaWire, OracaoCriadaWire, OracaoRespondidaWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ChurchQuery, ownOf } from '../../platform/people/own-account.ts'
import { rowOf } from '../../platform/people/unnamed-church.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeRequest, markAnswered, unmarkAnswered } from './own-prayer.ts'
import { oracao } from './prayer.tables.ts'

/** Each change may be one more for the church to review. */
const CHANGES: LimitRule = { name: 'prayer change', burst: 20, everyMs: 60_000 }

/** Where a call names no church, that of its request. */
const byPrayer = ({ params }: FastifyRequest) => rowOf(oracao, oracao.id, (params as { id?: string }).id)
const config = { access: 'signed-in', church: 'query', churchBy: byPrayer, role: 'family' } as const
const schema = {
  tags: ['prayer'],
  params: Type.Object({ id: IdText }),
  querystring: ChurchQuery,
  response: answers(OracaoCriadaWire),
}

/** What authors do with their own requests; to everybody else they are 404. */
export const ownPrayerRoutes: FastifyPluginAsyncTypebox<{ services: Pick<Platform, 'clock' | 'auth'> }> = async (
  app,
  { services },
) => {
  const limit = (request: FastifyRequest) => services.auth.guard.limit(CHANGES, String(personOf(request).account))

  app.put('/oracao/:id', { config, schema: { ...schema, body: OracaoAlteradaWire } }, async (request) => {
    const own = ownOf(request)
    await limit(request)
    return changeRequest(own, rowIdOr404(request.params.id), request.body)
  })

  app.put('/oracao/:id/respondida', { config, schema: { ...schema, body: OracaoRespondidaWire } }, async (request) => {
    const own = ownOf(request)
    await limit(request)
    return markAnswered(own, rowIdOr404(request.params.id), request.body.testemunho, services.clock())
  })

  app.delete('/oracao/:id/respondida', { config, schema }, async (request) =>
    unmarkAnswered(ownOf(request), rowIdOr404(request.params.id)),
  )
}
