import {
  AssinaturaPlanoLeituraWire,
  DiasLeituraWire,
  DiaText,
  InicioLeituraWire,
  LembreteLeituraWire,
  SituacaoWire,
  UuidText,
} from '@atrio/contract'
import { isPlainDate } from '@atrio/contract/rules'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { dayIn } from '../../platform/church/church-day.ts'
import { ChurchQuery, joinedOf, ownOf } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { readPlan } from './reading-plans.reads.ts'
import { setReminder } from './reminders.ts'
import { languageOf } from '../../platform/church/person-language.ts'
import { begin, markDays, moveReadingStart, removeReading, restartReading, toReading } from './readings.ts'

/** Someone who catches up on weeks marks many days in a row. */
const WRITTEN: LimitRule = { name: 'reading-plans', burst: 120, everyMs: 1_000 }

const tags = ['reading plans']
const ofReading = Type.Object({ uuid: UuidText })
const response = answers(AssinaturaPlanoLeituraWire)
const config = { access: 'signed-in', church: 'query', role: 'family' } as const
const schema = { tags, params: ofReading, querystring: ChurchQuery, response }
const ofDay = { ...schema, params: Type.Object({ uuid: UuidText, dia: DiaText }) }

/** A member's readings, accessible to their reader only: others get 404. See docs/wire.md. */
export const readingRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'database' | 'auth'>
}> = async (app, { services }) => {
  const { auth, clock } = services
  const countWrite = (request: FastifyRequest) => auth.guard.limit(WRITTEN, String(personOf(request).account))

  app.post('/plano-leitura/:uuid/assinatura', { config: { ...config, role: 'family' }, schema }, async (request) => {
    await countWrite(request)
    // before a member of a sister church becomes known here: for what is not there nobody does
    const [plan] = await request.data.read(readPlan, request.params)
    if (!plan) throw notFound()
    const { church, user, data } = await joinedOf(services.database, request)
    const today = dayIn(church, clock())
    return toReading(await data.transaction((tx) => begin(tx, user, request.params.uuid, today)))
  })

  app.put(
    '/assinatura-plano-leitura/:uuid',
    { config, schema: { ...schema, body: InicioLeituraWire } },
    async (request) => {
      const { dataInicio } = request.body
      if (!isPlainDate(dataInicio))
        throw new ProblemError('validation', [{ field: 'dataInicio', code: 'date', message: 'is no date' }])
      await countWrite(request)
      const { church, user, data } = ownOf(request)
      const asked = { uuid: request.params.uuid, dataInicio, today: dayIn(church, clock()) }
      return toReading(await data.transaction((tx) => moveReadingStart(tx, user, asked)))
    },
  )

  for (const [method, read] of [
    ['PUT', true],
    ['DELETE', false],
  ] as const)
    app.route({
      method,
      url: '/assinatura-plano-leitura/:uuid/dia/:dia',
      config,
      schema: ofDay,
      handler: async (request) => {
        await countWrite(request)
        const { uuid, dia } = request.params
        const { user, data } = ownOf(request)
        const mark = { uuid, days: [Number(dia)], read, now: clock() }
        return toReading(await data.transaction((tx) => markDays(tx, user, mark)))
      },
    })

  app.put(
    '/assinatura-plano-leitura/:uuid/dias',
    { config, schema: { ...schema, body: DiasLeituraWire } },
    async (request) => {
      await countWrite(request)
      const { dias, flagLido } = request.body
      const { user, data } = ownOf(request)
      const mark = { uuid: request.params.uuid, days: dias, read: flagLido, now: clock() }
      return toReading(await data.transaction((tx) => markDays(tx, user, mark)))
    },
  )

  app.put(
    '/assinatura-plano-leitura/:uuid/lembrete',
    { config, schema: { ...schema, body: LembreteLeituraWire } },
    async (request) => {
      await countWrite(request)
      const { church, user, data } = ownOf(request)
      const asked = {
        uuid: request.params.uuid,
        hour: request.body.horaLembrete,
        language: languageOf(request, church),
        now: clock(),
      }
      return toReading(await data.transaction((tx) => setReminder(tx, church, user, asked)))
    },
  )

  app.post('/assinatura-plano-leitura/:uuid/reinicio', { config, schema }, async (request) => {
    await countWrite(request)
    const { church, user, data } = ownOf(request)
    const asked = { uuid: request.params.uuid, today: dayIn(church, clock()) }
    return toReading(await data.transaction((tx) => restartReading(tx, user, asked)))
  })

  app.delete(
    '/assinatura-plano-leitura/:uuid',
    { config, schema: { ...schema, response: answers(SituacaoWire) } },
    async (request) => {
      await countWrite(request)
      const { user, data } = ownOf(request)
      await data.transaction((tx) => removeReading(tx, user, request.params.uuid))
      return { situacao: 'removido' }
    },
  )
}
