import { ConsentimentoNovoWire, ConsentimentoWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { addressGroup } from '../../http/address-group.ts'
import { ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { ChurchQuery } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordConsent, toConsentimento } from './consent.ts'

/** A whole congregation may answer from one address when a service begins. */
const RECORDED: LimitRule = { name: 'consent', burst: 600, everyMs: 1_000 }

/** What visitors agreed to: docs/decisions/0051. */
export const consentRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'auth'>
}> = async (app, { services: { auth, clock } }) => {
  app.post(
    '/consentimento/',
    {
      config: { access: 'visitor', church: 'query', role: 'anyone', cache: 'no-store' },
      schema: {
        tags: ['consent'],
        querystring: ChurchQuery,
        body: ConsentimentoNovoWire,
        response: answers(ConsentimentoWire),
      },
    },
    async ({ body, church, data, ip, viewer }) => {
      if (body.aceitas.some((purpose) => !body.perguntadas.includes(purpose))) throw new ProblemError('validation')
      await auth.guard.limit(RECORDED, addressGroup(ip))
      const place = { church: church.id, user: viewer.user?.id ?? null, now: clock() }
      return toConsentimento(await data.transaction((tx) => recordConsent(tx, body, place)))
    },
  )
}
