import { InscricaoPushWire, PushWire, SituacaoWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, desc, eq, ne, notInArray } from 'drizzle-orm'
import { notFound, ProblemError } from '../../../http/problem.ts'
import { answers } from '../../../http/route-parts.ts'
import { inscricaoPush } from '../../../platform/auth/auth.tables.ts'
import type { LimitRule } from '../../../platform/auth/limits.ts'
import { personOf } from '../../../platform/auth/person.ts'
import { ChurchQuery } from '../../../platform/people/own-account.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isBrowserKey, isPushAddress } from './push-address.ts'

const WRITTEN: LimitRule = { name: 'push', burst: 20, everyMs: 30_000 }

/** Of one account in all churches: above a person's devices, since each is one more post for every notification. */
export const MAX_BROWSERS = 10

const tags = ['notifications']
const config = { access: 'signed-in', church: 'query', role: 'anyone' } as const

/** Whether this session's browser is pushed the church's notifications. */
export const pushRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'auth' | 'clock' | 'config'>
}> = async (app, { services }) => {
  const { auth, clock } = services
  const { accounts } = auth
  const { push } = services.config

  app.get(
    '/user/notificacao-push/',
    { config, schema: { tags, querystring: ChurchQuery, response: answers(PushWire) } },
    async (request) => {
      const { session } = personOf(request)
      const here = and(eq(inscricaoPush.sessaoId, session), eq(inscricaoPush.clienteId, request.church.id))
      const rows = push ? await accounts.select({ id: inscricaoPush.sessaoId }).from(inscricaoPush).where(here) : []
      return { chavePublica: push?.publicKey ?? null, flagAtivo: rows.length > 0 }
    },
  )

  app.put(
    '/user/notificacao-push/',
    {
      config,
      schema: { tags, querystring: ChurchQuery, body: InscricaoPushWire, response: answers(SituacaoWire) },
    },
    async (request) => {
      const { account, session } = personOf(request)
      await auth.guard.limit(WRITTEN, String(account))
      if (!push) throw notFound()
      const { endereco, p256dh, auth: secret } = request.body
      if (!isPushAddress(endereco, push.standIn)) {
        throw new ProblemError('validation', [{ field: 'endereco', code: 'invalid', message: 'is no push service' }])
      }
      if (!isBrowserKey(p256dh)) {
        throw new ProblemError('validation', [{ field: 'p256dh', code: 'invalid', message: 'is no key of a browser' }])
      }
      const keys = { clienteId: request.church.id, endereco, p256dh, auth: secret, dataCadastro: clock() }
      await accounts.transaction(async (tx) => {
        // the same browser, also when another person used it before
        await tx
          .delete(inscricaoPush)
          .where(and(eq(inscricaoPush.endereco, endereco), ne(inscricaoPush.sessaoId, session)))
        await tx
          .insert(inscricaoPush)
          .values({ sessaoId: session, contaId: account, ...keys })
          .onConflictDoUpdate({ target: inscricaoPush.sessaoId, set: keys })
        const ofAccount = eq(inscricaoPush.contaId, account)
        const newest = tx
          .select({ id: inscricaoPush.sessaoId })
          .from(inscricaoPush)
          .where(ofAccount)
          .orderBy(desc(inscricaoPush.dataCadastro), desc(inscricaoPush.sessaoId))
          .limit(MAX_BROWSERS)
        await tx.delete(inscricaoPush).where(and(ofAccount, notInArray(inscricaoPush.sessaoId, newest)))
      })
      return { situacao: 'ativo' }
    },
  )

  app.delete(
    '/user/notificacao-push/',
    { config, schema: { tags, querystring: ChurchQuery, response: answers(SituacaoWire) } },
    async (request) => {
      await accounts.delete(inscricaoPush).where(eq(inscricaoPush.sessaoId, personOf(request).session))
      return { situacao: 'removido' }
    },
  )
}
