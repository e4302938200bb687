import { NotificacoesWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { CursorText, isInstant, pageOf, readCursor } from '../../http/page-cursor.ts'
import { answers } from '../../http/route-parts.ts'
import { organisationOf } from '../../platform/people/membership.ts'
import type { Platform } from '../../platform/platform.ts'
import { readNotifications } from './notifications.reads.ts'

/** Document 1 section 9. */
const DEFAULT_COUNT = 30
const MAX_COUNT = 100
/** Notifications reachable by page number; `depois` continues from there. */
const MAX_NUMBERED = 1_000
const Count = Type.Optional(Type.String({ pattern: '^\\d{1,9}$' }))

/** Notifications: document 2 section 7.4. Personal ones need that person's bearer; others are public. */
export const notificationRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'database' | 'directory'>
}> = async (app, { services }) => {
  app.get(
    '/igreja/:igreja/notificacao/',
    {
      config: { access: 'visitor', church: 'path' },
      schema: {
        tags: ['notifications'],
        params: Type.Object({ igreja: SlugText }),
        querystring: Type.Object({ page: Count, limit: Count, depois: CursorText }),
        response: answers(NotificacoesWire),
      },
    },
    async ({ church, person, query }) => {
      const limit = clamp(query.limit, DEFAULT_COUNT, MAX_COUNT)
      const after = readCursor(query.depois, isInstant)
      const skipped = after ? 0 : (clamp(query.page, 1, MAX_NUMBERED + 1) - 1) * limit
      const churches = person ? await organisationOf(services.database, church) : [church]
      const found =
        skipped >= MAX_NUMBERED
          ? []
          : await services.database.churches.of(church.id, ...churches.slice(1).map(({ id }) => id)).use((db) =>
              readNotifications(db, {
                church: church.id,
                account: person?.account,
                after,
                limit: skipped + limit + 1,
              }),
            )
      const { rows, proximo } = pageOf(found.slice(skipped), limit, ({ dataCadastro, id }) => ({
        sort: dataCadastro.getTime(),
        id,
      }))
      return {
        notificacoes: rows.flatMap(
          ({ igrejaId, usuarioId, tipo, dataCadastro, dataUltimaAlteracao, dataEnvio: _, ...row }) => {
            const from = churches.find(({ id }) => id === igrejaId)
            if (!from) return []
            return {
              ...row,
              dataCadastro: dataCadastro.toISOString(),
              dataUltimaAlteracao: dataUltimaAlteracao.toISOString(),
              tipo: { codigo: tipo },
              igreja: { id: from.id, codigo: from.codigo, nome: from.nome },
              flagPessoal: usuarioId !== null,
            }
          },
        ),
        proximo,
      }
    },
  )
}

const clamp = (text: string | undefined, fallback: number, most: number) =>
  Math.min(most, Math.max(1, text === undefined ? fallback : Number(text)))
