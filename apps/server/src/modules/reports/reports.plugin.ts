import { DenunciaNovaWire, DenunciasWire, IdText, SituacaoWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { addressGroup } from '../../http/address-group.ts'
import { CursorText, isInstant, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import type { Platform } from '../../platform/platform.ts'
import { addReport, closeReport, PAGE, readReports, toReport } from './reports.ts'

/** Above what one person or one household has to report in an evening. */
const OF_PERSON: LimitRule = { name: 'report', burst: 10, everyMs: 300_000 }
const OF_ADDRESS: LimitRule = { name: 'report address', burst: 30, everyMs: 120_000 }

const tags = ['reports']

/** Reports of messages and prayer requests, and what the church's staff do with them. */
export const reportRoutes: FastifyPluginAsyncTypebox<{ services: Pick<Platform, 'clock' | 'auth'> }> = async (
  app,
  { services },
) => {
  const { auth, clock } = services

  app.post(
    '/igreja/:slug/denuncia/',
    {
      config: { access: 'visitor', church: 'path', role: 'known', cache: 'no-store' },
      schema: {
        tags,
        params: Type.Object({ slug: SlugText }),
        body: DenunciaNovaWire,
        response: answers(SituacaoWire),
      },
    },
    async ({ body, church, data, ip, person }) => {
      const address = addressGroup(ip)
      // a visitor is their address: who reports twice counts once
      const who = person ? `account ${person.account}` : `address ${address}`
      await auth.guard.limit(OF_PERSON, who)
      await auth.guard.limit(OF_ADDRESS, address)
      const reporter = auth.keys.digest(`report ${church.id}`, who)
      const asked = { church: church.id, report: body, reporter, hasAccount: person !== null, now: clock() }
      await data.transaction((tx) => addReport(tx, asked))
      return { situacao: 'recebida' }
    },
  )

  app.get(
    '/igreja/:slug/denuncia/',
    {
      config: { access: 'signed-in', church: 'path', role: 'family' },
      schema: {
        tags,
        params: Type.Object({ slug: SlugText }),
        querystring: Type.Object({ depois: CursorText }),
        response: answers(DenunciasWire),
      },
    },
    async ({ church, data, query, viewer }) => {
      // everybody else has nothing to read
      if (!viewer.isStaff) return { denuncias: [], proximo: null }
      const after = readCursor(query.depois, isInstant)
      const found = await data.use((db) => readReports(db, church.id, after))
      const { rows, proximo } = pageOf(found, PAGE, ({ report }) => ({
        sort: report.dataUltima.getTime(),
        id: report.id,
      }))
      return { denuncias: rows.map(toReport), proximo }
    },
  )

  app.put(
    '/igreja/:slug/denuncia/:id/encerrada',
    {
      config: { access: 'signed-in', church: 'path', role: 'staff' },
      schema: { tags, params: Type.Object({ slug: SlugText, id: IdText }), response: answers(SituacaoWire) },
    },
    async ({ church, data, params }) => {
      const id = rowIdOr404(params.id)
      if (!(await data.use((db) => closeReport(db, church.id, id, clock())))) throw notFound()
      return { situacao: 'encerrada' }
    },
  )
}
