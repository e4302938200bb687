import {
  IdempotencyKey,
  IdText,
  OracaoCriadaWire,
  OracaoMensagemPedidoWire,
  OracaoMensagemWire,
  OrarPedidoWire,
  OrarWire,
  prayerLimits,
  SituacaoWire,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { acceptForms } from '../../http/form-data.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers, member } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ChurchQuery, type OwnAccount, ownAccounts } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { keepMessage, pray } from './prayer-answers.ts'
import { keepRequest, removeRequest } from './prayer-requests.ts'
import { FORM_LIMITS, readRequestForm } from './request-form.ts'

const SECOND = 1_000
/** Far above what somebody has on their heart in a day; each may bring a picture, which costs work. */
const REQUESTS: LimitRule = { name: 'prayer request', burst: 6, everyMs: 600 * SECOND }
const MESSAGES: LimitRule = { name: 'prayer message', burst: 10, everyMs: 30 * SECOND }
const PRAYING: LimitRule = { name: 'praying', burst: 60, everyMs: 2 * SECOND }

const tags = ['prayer']

/** Asking for prayer, praying and writing to who asked: document 2 section 7.7. The person is the token's. */
export const prayerWriteRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'clock' | 'database' | 'directory' | 'media' | 'auth'>
}> = async (app, { services }) => {
  const { auth, clock } = services
  const { ownOf, joinedOf } = ownAccounts(services)
  await acceptForms(app, FORM_LIMITS)

  app.post(
    '/oracao/',
    {
      config: member,
      bodyLimit: prayerLimits.imageBytes + 100_000,
      schema: {
        tags,
        querystring: ChurchQuery,
        consumes: ['multipart/form-data'],
        response: answers(OracaoCriadaWire),
      },
    },
    async (request) => {
      const key = keyOf(request)
      // before megabytes are taken in
      await limit(REQUESTS, request)
      const form = await readRequestForm(request)
      const { idIgreja, idUsuario } = form.fields
      const own = await joinedOf(request, request.query.igreja)
      if (idIgreja !== undefined && idIgreja !== own.church.id) throw new ProblemError('church_mismatch')
      assertSelf(own, idUsuario)
      return { id: await keepRequest(services, { ...own, form, key }) }
    },
  )

  app.post(
    '/oracao/mensagem/',
    {
      config: member,
      schema: { tags, querystring: ChurchQuery, body: OracaoMensagemPedidoWire, response: answers(OracaoMensagemWire) },
    },
    async (request) => {
      const { idOracao, idUsuario, mensagem } = request.body
      const key = keyOf(request)
      const own = await joinedOf(request, request.query.igreja)
      assertSelf(own, idUsuario)
      await limit(MESSAGES, request)
      return keepMessage(own, { id: idOracao, text: mensagem.trim(), key, now: clock() })
    },
  )

  app.post(
    '/oracao/orar/',
    {
      config: member,
      schema: { tags, querystring: ChurchQuery, body: OrarPedidoWire, response: answers(OrarWire) },
    },
    async (request) => {
      const { idOracao, idUsuario } = request.body
      const own = await joinedOf(request, request.query.igreja)
      assertSelf(own, idUsuario)
      await limit(PRAYING, request)
      return { idOracao, qtdeOrando: await pray(own, idOracao, clock()) }
    },
  )

  app.delete(
    '/oracao/:id',
    {
      config: member,
      schema: {
        tags,
        params: Type.Object({ id: IdText }),
        querystring: ChurchQuery,
        response: answers(SituacaoWire),
      },
    },
    async (request) => {
      const own = await ownOf(request, request.query.igreja)
      await removeRequest(services, own, rowIdOr404(request.params.id))
      return { situacao: 'removido' }
    },
  )

  const limit = (rule: LimitRule, request: FastifyRequest) => auth.guard.limit(rule, String(personOf(request).account))
}

/** The specification's bodies name the person, who is the token's nevertheless. */
function assertSelf({ user }: OwnAccount, named: number | undefined): void {
  if (named !== undefined && named !== user.id) throw notFound()
}

/** What tells a repeated sending from a second one; who sends none is taken at their word each time. */
function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (!Value.Check(IdempotencyKey, key)) throw new ProblemError('idempotency_key_required')
  return key
}
