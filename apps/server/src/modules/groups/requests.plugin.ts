import { AdmissaoCelulaWire, SlugText, SolicitacaoCelulaWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import Type from 'typebox'
import { callKey } from '../../http/call-key.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { usuario } from '../../platform/people/account.tables.ts'
import type { User } from '../../platform/people/membership.ts'
import { joinedOf } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { readGroup } from './groups.reads.ts'
import { solicitacaoCelula } from './groups.tables.ts'
import { toRequest } from './requests.wire.ts'

/** Above real needs: a limit on what one account can make others read. */
const MAX_A_DAY = 10
const DAY_SECONDS = 86_400

/** Requests to join a group: document 2 section 7.6. A member of a sister church becomes a user of this one by it. */
export const groupRequestRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'database'>
}> = async (app, { services }) => {
  app.post(
    '/igreja/:slug/solicitacao-celula/admissao',
    {
      config: { access: 'signed-in', church: 'path', role: 'family' },
      schema: {
        tags: ['groups'],
        params: Type.Object({ slug: SlugText }),
        body: AdmissaoCelulaWire,
        response: answers(SolicitacaoCelulaWire),
      },
    },
    async (request) => {
      const { body, church, data } = request
      const { idCelula, mensagem } = body
      const group = await data.use((db) => readGroup(db, church.id, idCelula, 0))
      if (!group) throw notFound()
      const { user } = await joinedOf(services.database, request)
      const now = services.clock()
      const { key, before } = callKey(request, `usuario ${user.id}`, now)
      const text = mensagem?.trim()
      const asked = { group: idCelula, message: text ? text : null, key, before, now }
      return data.transaction((tx) => requestOnce(tx, user, asked))
    },
  )
}

type Asked = { group: number; message: string | null; key: string; before: string | null; now: Date }

/**
 * Serialises a person's requests, so that one is open per group; the same key repeats the answer.
 * @throws ProblemError group_requested, group_joined, group_full, group_closed, idempotency_mismatch, rate_limited
 */
async function requestOnce(tx: NodePgDatabase, user: User, { group, message, key, before, now }: Asked) {
  const mine = and(eq(solicitacaoCelula.igrejaId, user.igrejaId), eq(solicitacaoCelula.usuarioId, user.id))
  await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, user.igrejaId), eq(usuario.id, user.id)))
    .for('update')
  const [earlier] = await tx
    .select()
    .from(solicitacaoCelula)
    .where(and(mine, inArray(solicitacaoCelula.idempotencia, before === null ? [key] : [key, before])))
  if (earlier) {
    if (earlier.celulaId !== group || earlier.mensagem !== message) throw new ProblemError('idempotency_mismatch')
    return toRequest(earlier)
  }
  const found = await readGroup(tx, user.igrejaId, group, user.id)
  if (!found) throw notFound()
  if (found.leads !== null) throw new ProblemError('group_joined')
  if (found.requested !== null) throw new ProblemError('group_requested')
  if (!found.flagRecebeSolicitacao) throw new ProblemError('group_closed')
  if (found.isFull) throw new ProblemError('group_full')
  const today = await tx
    .select({ id: solicitacaoCelula.id })
    .from(solicitacaoCelula)
    .where(and(mine, gt(solicitacaoCelula.dataCadastro, new Date(now.getTime() - DAY_SECONDS * 1000))))
    .limit(MAX_A_DAY)
  if (today.length === MAX_A_DAY) throw new ProblemError('rate_limited', undefined, DAY_SECONDS)
  const [made] = await tx
    .insert(solicitacaoCelula)
    .values({
      igrejaId: user.igrejaId,
      celulaId: group,
      usuarioId: user.id,
      mensagem: message,
      idempotencia: key,
      dataCadastro: now,
    })
    .returning()
  if (!made) throw new Error('a request that was not stored')
  return toRequest(made)
}
