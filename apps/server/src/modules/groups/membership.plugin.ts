import { IdText, SituacaoWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { and, eq } from 'drizzle-orm'
import Type from 'typebox'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import { ownOf } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { celulaMembro, solicitacaoCelula } from './groups.tables.ts'

const config = { access: 'signed-in', church: 'path', role: 'family' } as const
const schema = {
  tags: ['groups'],
  params: Type.Object({ slug: SlugText, id: IdText }),
  response: answers(SituacaoWire),
}

/** What people take back: their place in a group, and a request that nobody has answered. */
export const membershipRoutes: FastifyPluginAsyncTypebox<{ services: Pick<Platform, 'clock'> }> = async (
  app,
  { services },
) => {
  app.delete('/igreja/:slug/celula/:id/participacao', { config, schema }, async (request) => {
    const group = rowIdOr404(request.params.id)
    const { user, data } = ownOf(request)
    const mine = and(
      eq(celulaMembro.igrejaId, user.igrejaId),
      eq(celulaMembro.celulaId, group),
      eq(celulaMembro.usuarioId, user.id),
    )
    await data.transaction(async (tx) => {
      // who leads was given that by the church, which takes it back first (docs/decisions/0057)
      const left = await tx.delete(celulaMembro).where(and(mine, eq(celulaMembro.flagLider, false)))
      if (left.rowCount) return
      const [leader] = await tx.select({ id: celulaMembro.usuarioId }).from(celulaMembro).where(mine)
      throw leader ? new ProblemError('group_leader') : notFound()
    })
    return { situacao: 'removido' }
  })

  app.delete('/igreja/:slug/celula/:id/solicitacao', { config, schema }, async (request) => {
    const group = rowIdOr404(request.params.id)
    const { user, data } = ownOf(request)
    await data.transaction(async (tx) => {
      const withdrawn = await tx
        .update(solicitacaoCelula)
        .set({ situacao: 'retirada', dataResposta: services.clock() })
        .where(
          and(
            eq(solicitacaoCelula.igrejaId, user.igrejaId),
            eq(solicitacaoCelula.celulaId, group),
            eq(solicitacaoCelula.usuarioId, user.id),
            eq(solicitacaoCelula.situacao, 'aberta'),
          ),
        )
      if (!withdrawn.rowCount) throw notFound()
    })
    return { situacao: 'removido' }
  })
}
