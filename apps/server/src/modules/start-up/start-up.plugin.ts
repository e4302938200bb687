import { SlugText, StartUpWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { churchHost, HostText } from '../../http/church-host.ts'
import { notFound } from '../../http/problem.ts'
import { sendReady } from '../../http/ready-answer.ts'
import { answers, open } from '../../http/route-parts.ts'
import type { Services } from '../../services.ts'
import { startUpAnswers } from './start-up.ts'

/**
 * BFF: all that the portal needs to start, in one answer. The church is named by the Host, or by its code or host name
 * where the portal stands elsewhere. A church that stands ready costs no trip to the database.
 */
export const startUpRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { config, directory } = services
  const answersOf = startUpAnswers(services)

  app.get(
    '/start-up',
    {
      config: open,
      schema: {
        tags: ['start-up'],
        querystring: Type.Object({ codigo: Type.Optional(SlugText), hostname: Type.Optional(HostText) }),
        response: answers(StartUpWire),
      },
    },
    (request, reply) => {
      const { codigo, hostname } = request.query
      const named = codigo ? { codigo: codigo.toLowerCase() } : churchHost(hostname ?? request.host, config.appDomain)
      const known = directory.knownByHost(named)
      const ready = known && answersOf.ready(known)
      if (ready) return sendReady(request, reply, ready)
      return directory.byHost(named).then(async (church) => {
        if (!church) throw notFound()
        return sendReady(request, reply, await answersOf.of(church))
      })
    },
  )
}
