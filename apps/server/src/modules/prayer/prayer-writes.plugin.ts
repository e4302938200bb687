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
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ChurchQuery, joinedOf, ownOf } from '../../platform/people/own-account.ts'
import { rowOf } from '../../platform/people/unnamed-church.ts'
import { viewers } from '../../platform/people/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { keepMessage, pray } from './prayer-answers.ts'
import { keepRequest, removeRequest } from './prayer-requests.ts'
import { oracao } from './prayer.tables.ts'
import { FORM_LIMITS, readRequestForm } from './request-form.ts'

const SECOND = 1_000
/** Far above a person's requests in a day; each may have a picture, which costs processing. */
const REQUESTS: LimitRule = { name: 'prayer request', burst: 6, everyMs: 600 * SECOND }
const MESSAGES: LimitRule = { name: 'prayer message', burst: 10, everyMs: 30 * SECOND }
const PRAYING: LimitRule = { name: 'praying', burst: 60, everyMs: 2 * SECOND }

const tags = ['prayer']

/** Where a call names no church, that of its request. */
const byPrayer = ({ body, params }: FastifyRequest) =>
  rowOf(oracao, oracao.id, (body as { idOracao?: number } | undefined)?.idOracao ?? (params as { id?: string }).id)

/** Prayer requests, praying, and messages: document 2 section 7.7. The person is the token's. */
export const prayerWriteRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'database' | 'directory' | 'media' | 'auth'>
}> = async (app, { services }) => {
  const { auth, clock } = services
  const { viewerOf } = viewers(services)
  await acceptForms(app, FORM_LIMITS)

  app.post(
    '/oracao/',
    {
      config: { access: 'signed-in', church: 'query', role: 'family' },
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
      // before the upload is read
      await limit(REQUESTS, request)
      const form = await readRequestForm(request)
      const { idIgreja, idUsuario } = form.fields
      if (idIgreja !== undefined && idIgreja !== request.church.id) throw new ProblemError('church_mismatch')
      await assertSelf(request, idUsuario)
      const own = await joinedOf(services.database, request)
      return keepRequest(services, { ...own, form, key })
    },
  )

  app.post(
    '/oracao/mensagem/',
    {
      config: { access: 'signed-in', church: 'query', churchBy: byPrayer, role: 'family' },
      schema: { tags, querystring: ChurchQuery, body: OracaoMensagemPedidoWire, response: answers(OracaoMensagemWire) },
    },
    async (request) => {
      const { idOracao, idUsuario, mensagem } = request.body
      const key = keyOf(request)
      await assertSelf(request, idUsuario)
      const own = await joinedOf(services.database, request)
      await limit(MESSAGES, request)
      return keepMessage(own, { id: idOracao, text: mensagem.trim(), key, now: clock() })
    },
  )

  app.post(
    '/oracao/orar/',
    {
      config: { access: 'signed-in', church: 'query', churchBy: byPrayer, role: 'family' },
      schema: { tags, querystring: ChurchQuery, body: OrarPedidoWire, response: answers(OrarWire) },
    },
    async (request) => {
      const { idOracao, idUsuario } = request.body
      await assertSelf(request, idUsuario)
      const own = await joinedOf(services.database, request)
      await limit(PRAYING, request)
      return { idOracao, qtdeOrando: await pray(own, idOracao, clock()) }
    },
  )

  app.delete(
    '/oracao/:id',
    {
      config: { access: 'signed-in', church: 'query', churchBy: byPrayer, role: 'family' },
      schema: {
        tags,
        params: Type.Object({ id: IdText }),
        querystring: ChurchQuery,
        response: answers(SituacaoWire),
      },
    },
    async (request) => {
      const own = ownOf(request)
      await removeRequest(services, own, rowIdOr404(request.params.id))
      return { situacao: 'removido' }
    },
  )

  /** The specification's bodies name the person, who is the token's nevertheless. @throws ProblemError not_found */
  const assertSelf = async ({ church, person, viewer }: FastifyRequest, named: number | undefined): Promise<void> => {
    const isTheirs = ({ id }: { id: number }) => id === named
    if (named === undefined || !person || viewer.users.some(isTheirs)) return
    const { users } = await viewerOf(church, person.account, { named: String(named) })
    if (!users.some(isTheirs)) throw notFound()
  }
  const limit = (rule: LimitRule, request: FastifyRequest) => auth.guard.limit(rule, String(personOf(request).account))
}

/** What tells a repeated sending from a second one; who sends none is taken at their word each time. */
function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (!Value.Check(IdempotencyKey, key)) throw new ProblemError('idempotency_key_required')
  return key
}
