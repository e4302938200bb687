import { AssinaturaPlanoLeituraWire, DiaText, InicioLeituraWire, SituacaoWire, UuidText } from '@atrio/contract'
import { isPlainDate } from '@atrio/contract/rules'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers, member } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { churchAccess } from '../../platform/church/church-access.ts'
import { dayIn } from '../../platform/church/church-day.ts'
import { ChurchQuery, ownAccounts } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { readPlan } from './reading-plans.reads.ts'
import { begin, markDay, moveStart, removeReading, startOver, toReading } from './readings.ts'

/** Somebody who makes up for weeks marks many days in one go. */
const WRITTEN: LimitRule = { name: 'reading-plans', burst: 120, everyMs: 1_000 }

const tags = ['reading plans']
const ofReading = Type.Object({ uuid: UuidText })
const response = answers(AssinaturaPlanoLeituraWire)
const schema = { tags, params: ofReading, querystring: ChurchQuery, response }
const ofDay = { ...schema, params: Type.Object({ uuid: UuidText, dia: DiaText }) }

/** What a member does with a reading plan: each their own; everybody else's is 404. See docs/wire.md. */
export const readingRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'clock' | 'database' | 'directory' | 'auth'>
}> = async (app, { services }) => {
  const { auth, clock } = services
  const { churchOf, joinedOf, ownOf } = ownAccounts(services)
  const { data: churchData } = churchAccess(services)
  const countWrite = (request: FastifyRequest) => auth.guard.limit(WRITTEN, String(personOf(request).account))

  app.post('/plano-leitura/:uuid/assinatura', { config: member, schema }, async (request) => {
    await countWrite(request)
    // before a member of a sister church becomes known here: for what is not there nobody does
    const [plan] = await churchData(await churchOf(request, request.query.igreja)).read(readPlan, request.params)
    if (!plan) throw notFound()
    const { church, user, data } = await joinedOf(request, request.query.igreja)
    const today = dayIn(church, clock())
    return toReading(await data.transaction((tx) => begin(tx, user, request.params.uuid, today)))
  })

  app.put(
    '/assinatura-plano-leitura/:uuid',
    { config: member, schema: { ...schema, body: InicioLeituraWire } },
    async (request) => {
      const { dataInicio } = request.body
      if (!isPlainDate(dataInicio))
        throw new ProblemError('validation', [{ field: 'dataInicio', code: 'date', message: 'is no date' }])
      await countWrite(request)
      const { church, user, data } = await ownOf(request, request.query.igreja)
      const asked = { uuid: request.params.uuid, dataInicio, today: dayIn(church, clock()) }
      return toReading(await data.transaction((tx) => moveStart(tx, user, asked)))
    },
  )

  for (const [method, read] of [
    ['PUT', true],
    ['DELETE', false],
  ] as const)
    app.route({
      method,
      url: '/assinatura-plano-leitura/:uuid/dia/:dia',
      config: member,
      schema: ofDay,
      handler: async (request) => {
        await countWrite(request)
        const { uuid, dia } = request.params
        const { user, data } = await ownOf(request, request.query.igreja)
        const mark = { uuid, day: Number(dia), read, now: clock() }
        return toReading(await data.transaction((tx) => markDay(tx, user, mark)))
      },
    })

  app.post('/assinatura-plano-leitura/:uuid/reinicio', { config: member, schema }, async (request) => {
    await countWrite(request)
    const { church, user, data } = await ownOf(request, request.query.igreja)
    const asked = { uuid: request.params.uuid, today: dayIn(church, clock()) }
    return toReading(await data.transaction((tx) => startOver(tx, user, asked)))
  })

  app.delete(
    '/assinatura-plano-leitura/:uuid',
    { config: member, schema: { ...schema, response: answers(SituacaoWire) } },
    async (request) => {
      await countWrite(request)
      const { user, data } = await ownOf(request, request.query.igreja)
      await data.transaction((tx) => removeReading(tx, user, request.params.uuid))
      return { situacao: 'removido' }
    },
  )
}
