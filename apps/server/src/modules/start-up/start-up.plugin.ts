import { SlugText, StartUpWire } from '@atrio/contract'
import { type ChurchLookup, churchOfHost } from '@atrio/contract/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { LRUCache } from 'lru-cache'
import Type from 'typebox'
import { HostText } from '../../platform/church/church.wire.ts'
import { notFound } from '../../http/problem.ts'
import { sendReady, type ReadyAnswer } from '../../http/ready-answer.ts'
import { answers, open } from '../../http/route-parts.ts'
import type { PaymentPlatform } from '../../payments/payment-platform.ts'
import { startUpAnswers } from './start-up.ts'

const MAX_NAMES = 5_000

/**
 * BFF: everything that the portal needs to start, in one answer. The church is the Host's or, for portals elsewhere,
 * that of the code or host name in the query. A cached church costs no query.
 */
export const startUpRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'config' | 'database' | 'directory' | 'payments'>
}> = async (app, { services }) => {
  const { config, directory } = services
  const answersOf = startUpAnswers(services)
  /** Host names that led to a church, as written: with ports and capitals that anyone can make up. */
  const known = new LRUCache<string, ChurchLookup>({ max: MAX_NAMES })

  const readyFor = (name: string) => {
    const church = directory.knownByHost(known.get(name) ?? null)
    return church && answersOf.ready(church)
  }
  const send = (request: FastifyRequest, reply: FastifyReply, name: string, ready: ReadyAnswer) =>
    sendReady(request, reply, ready, () => readyFor(name) === ready)

  const answer = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const lookup = churchOfHost(name, config.appDomain)
    const church = await directory.byHost(lookup)
    if (!church || !lookup) throw notFound()
    known.set(name, lookup)
    return send(request, reply, name, await answersOf.of(church))
  }

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
      const name = codigo ? `${codigo.toLowerCase()}.${config.appDomain}` : (hostname ?? request.host)
      const ready = readyFor(name)
      return ready ? send(request, reply, name, ready) : answer(request, reply, name)
    },
  )
}
