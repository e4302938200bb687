import {
  IdText,
  ParticipantesWire,
  PedidosCelulaWire,
  RespostaCelulaWire,
  SlugText,
  SolicitacaoCelulaWire,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import Type from 'typebox'
import { CursorText, isInstant, pageOf, readCursor } from '../../../http/page-cursor.ts'
import { notFound, ProblemError } from '../../../http/problem.ts'
import { answers } from '../../../http/route-parts.ts'
import { rowIdOr404 } from '../../../platform/church/church-access.ts'
import { usuario } from '../../../platform/people/account.tables.ts'
import { ownOf } from '../../../platform/people/own-account.ts'
import { portalOrigin } from '../../../platform/people/portal-origin.ts'
import type { Platform } from '../../../platform/platform.ts'
import { answerRequest } from '../answer-request.ts'
import { celulaMembro, solicitacaoCelula } from '../groups.tables.ts'
import { toRequest } from '../requests.wire.ts'
import { answerMail } from './answer-mail.ts'
import { assertLeads, leaderOf } from './led-group.ts'

const PAGE = 30
/** Far above a small group. */
const MAX_MEMBERS = 300
const config = { access: 'signed-in', church: 'path', role: 'family' } as const
const ofGroup = { slug: SlugText, id: IdText }
const fullName = sql<string>`btrim(${usuario.nome} || ' ' || ${usuario.sobrenome})`

/** Who asks for a group and who belongs to it, for its leaders; they are not there for everybody else. */
export const leadingRequestRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'config' | 'directory' | 'outbox'>
}> = async (app, { services }) => {
  app.get(
    '/igreja/:slug/celula/:id/solicitacao/',
    {
      config,
      schema: {
        tags: ['groups'],
        params: Type.Object(ofGroup),
        querystring: Type.Object({ depois: CursorText }),
        response: answers(PedidosCelulaWire),
      },
    },
    async (request) => {
      const { user, data } = ownOf(request)
      const group = rowIdOr404(request.params.id)
      const after = readCursor(request.query.depois, isInstant)
      const { id, mensagem, dataCadastro } = solicitacaoCelula
      const open = and(
        eq(solicitacaoCelula.igrejaId, celulaMembro.igrejaId),
        eq(solicitacaoCelula.celulaId, celulaMembro.celulaId),
        eq(solicitacaoCelula.situacao, 'aberta'),
        after
          ? sql`(${dataCadastro}, ${id}) > (${new Date(after.sort).toISOString()}::timestamptz, ${after.id})`
          : undefined,
      )
      const rows = await data.use((db) =>
        db
          .select({ id, nome: fullName, imagem: usuario.image, mensagem, dataCadastro })
          .from(celulaMembro)
          .leftJoin(solicitacaoCelula, open)
          .leftJoin(
            usuario,
            and(eq(usuario.igrejaId, solicitacaoCelula.igrejaId), eq(usuario.id, solicitacaoCelula.usuarioId)),
          )
          .where(leaderOf(user, group))
          .orderBy(asc(dataCadastro), asc(id))
          .limit(PAGE + 1),
      )
      if (rows.length === 0) throw notFound()
      const found = rows.flatMap((row) =>
        row.id === null || row.dataCadastro === null ? [] : [{ ...row, id: row.id, dataCadastro: row.dataCadastro }],
      )
      const { rows: page, proximo } = pageOf(found, PAGE, (row) => ({ sort: row.dataCadastro.getTime(), id: row.id }))
      return {
        solicitacoes: page.map((row) => ({ ...row, dataCadastro: row.dataCadastro.toISOString() })),
        proximo,
      }
    },
  )

  app.get(
    '/igreja/:slug/celula/:id/participante/',
    {
      config,
      schema: { tags: ['groups'], params: Type.Object(ofGroup), response: answers(ParticipantesWire) },
    },
    async (request) => {
      const { user, data } = ownOf(request)
      const group = rowIdOr404(request.params.id)
      const member = alias(celulaMembro, 'member')
      const rows = await data.use((db) =>
        db
          .select({ idUsuario: usuario.id, nome: fullName, imagem: usuario.image, flagLider: member.flagLider })
          .from(celulaMembro)
          .innerJoin(
            member,
            and(eq(member.igrejaId, celulaMembro.igrejaId), eq(member.celulaId, celulaMembro.celulaId)),
          )
          .innerJoin(usuario, and(eq(usuario.igrejaId, member.igrejaId), eq(usuario.id, member.usuarioId)))
          .where(leaderOf(user, group))
          .orderBy(asc(usuario.nome), asc(usuario.sobrenome), asc(usuario.id))
          .limit(MAX_MEMBERS),
      )
      // the leader is one of them
      if (rows.length === 0) throw notFound()
      return { participantes: rows }
    },
  )

  app.post(
    '/igreja/:slug/celula/:id/solicitacao/:solicitacao/resposta',
    {
      config,
      schema: {
        tags: ['groups'],
        params: Type.Object({ ...ofGroup, solicitacao: IdText }),
        body: RespostaCelulaWire,
        response: answers(SolicitacaoCelulaWire),
      },
    },
    async (request) => {
      const { church, user, data } = ownOf(request)
      const group = rowIdOr404(request.params.id)
      const id = rowIdOr404(request.params.solicitacao)
      const { resposta: answer } = request.body
      const origin = await portalOrigin(services, church, request)
      const answered = await data.transaction(async (tx) => {
        await assertLeads(tx, user, group)
        const found = await answerRequest(tx, { church: church.id, group, id, answer, now: services.clock() })
        if (found.is === 'missing') throw notFound()
        if (found.is === 'full') throw new ProblemError('group_full')
        if (found.is === 'answered') {
          // the same answer again, after the first one's was lost
          if (found.request.situacao === answer) return found
          throw new ProblemError('conflict')
        }
        await services.outbox.add(answerMail({ church, to: found.user, group: found.group, answer, origin }), tx)
        return found
      })
      if (answered.is === 'done') void services.outbox.deliver()
      return toRequest(answered.request)
    },
  )
}
