import { DoacaoRecorrenteDadosWire, DoacaoRecorrenteWire, DoacoesRecorrentesWire, IdText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { eq } from 'drizzle-orm'
import Type from 'typebox'
import { notFound } from '../../../http/problem.ts'
import { answers } from '../../../http/route-parts.ts'
import type { LimitRule } from '../../../platform/auth/limits.ts'
import { rowIdOr404 } from '../../../platform/church/church-access.ts'
import { ChurchQuery, ownOf, type OwnAccount } from '../../../platform/people/own-account.ts'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import { churchMethods } from '../../../payments/payments.ts'
import { readReasons } from '../giving.reads.ts'
import { doacaoRecorrente } from '../giving.tables.ts'
import { changePlan, plansOf, toDoacaoRecorrente } from './plans.ts'

/** Above a few changes of mind. */
const CHANGED: LimitRule = { name: 'recurring gift', burst: 30, everyMs: 20_000 }

const tags = ['giving']

/** A member's recurring gifts (document 1 section 2, recurrence). Each is accessible to its giver only. */
export const recurringRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<PaymentPlatform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'payments'>
}> = async (app, { services }) => {
  const { auth, clock } = services

  const cardMethod = async ({ church, data }: OwnAccount) =>
    (await data.use((db) => churchMethods(services, db, church.id))).get('cartao_credito')

  app.get(
    '/user/doacao-recorrente',
    {
      config: { access: 'signed-in', church: 'query', role: 'anyone' },
      schema: { tags, querystring: ChurchQuery, response: answers(DoacoesRecorrentesWire) },
    },
    async (request) => {
      if (!request.viewer.user) return { doacoesRecorrentes: [] }
      const own = ownOf(request)
      const { church } = own
      const rows = await own.data.use((db) => plansOf(db, own))
      const method = rows.some(({ plan }) => plan.flagUsuarioTaxa) ? await cardMethod(own) : undefined
      return { doacoesRecorrentes: rows.map((row) => toDoacaoRecorrente(row, { church, method })) }
    },
  )

  app.put(
    '/doacao-recorrente/:id',
    {
      config: { access: 'signed-in', church: 'query', role: 'family' },
      schema: {
        tags,
        params: Type.Object({ id: IdText }),
        querystring: ChurchQuery,
        body: DoacaoRecorrenteDadosWire,
        response: answers(DoacaoRecorrenteWire),
      },
    },
    async (request) => {
      const own = ownOf(request)
      await auth.guard.limit(CHANGED, String(own.user.contaId))
      const { church, data } = own
      const id = rowIdOr404(request.params.id)
      const reasons = await data.read(readReasons, { donations: true })
      await data.transaction((tx) => changePlan(tx, own, id, { data: request.body, reasons, now: clock() }))
      const [row] = await data.use((db) => plansOf(db, own, eq(doacaoRecorrente.id, id)))
      if (!row) throw notFound()
      return toDoacaoRecorrente(row, { church, method: await cardMethod(own) })
    },
  )
}
