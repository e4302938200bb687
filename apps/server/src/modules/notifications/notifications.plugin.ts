import { NotificacoesWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { CursorText, isInstant, pageOf, readCursor } from '../../http/page-cursor.ts'
import { answers, open } from '../../http/route-parts.ts'
import { identify } from '../../platform/auth/person.ts'
import { churchAccess } from '../../platform/church/church-access.ts'
import { memberships } from '../../platform/people/membership.ts'
import type { Platform } from '../../platform/platform.ts'
import { readNotifications } from './notifications.reads.ts'

/** Document 1 section 9. */
const DEFAULT_COUNT = 30
const MAX_COUNT = 100
/** Notifications that a page's number reaches; `depois` goes on from there. */
const MAX_NUMBERED = 1_000
const Count = Type.Optional(Type.String({ pattern: '^\\d{1,9}$' }))

/** Notifications: document 2 section 7.4. What goes to one person needs that person's bearer; the rest is public. */
export const notificationRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'database' | 'directory'>
}> = async (app, { services }) => {
  const { ofSlug, ofId } = churchAccess(services)
  const { familyOf } = memberships(services)

  app.get(
    '/igreja/:igreja/notificacao/',
    {
      config: open,
      schema: {
        tags: ['notifications'],
        params: Type.Object({ igreja: SlugText }),
        querystring: Type.Object({ page: Count, limit: Count, depois: CursorText }),
        response: answers(NotificacoesWire),
      },
    },
    async (request, reply) => {
      const { igreja } = request.params
      const church = await (/^\d+$/.test(igreja) ? ofId(igreja) : ofSlug(igreja))
      const person = await identify(request)
      const limit = clamp(request.query.limit, DEFAULT_COUNT, MAX_COUNT)
      const after = readCursor(request.query.depois, isInstant)
      const skipped = after ? 0 : (clamp(request.query.page, 1, MAX_NUMBERED + 1) - 1) * limit
      const family = person ? await familyOf(church) : [church]
      const found =
        skipped >= MAX_NUMBERED
          ? []
          : await services.database.churches.of(church.id, ...family.slice(1).map(({ id }) => id)).use((db) =>
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
      if (person) reply.header('cache-control', 'no-store')
      return {
        notificacoes: rows.flatMap(({ igrejaId, usuarioId, tipo, dataCadastro, dataUltimaAlteracao, ...row }) => {
          const from = family.find(({ id }) => id === igrejaId)
          if (!from) return []
          return {
            ...row,
            dataCadastro: dataCadastro.toISOString(),
            dataUltimaAlteracao: dataUltimaAlteracao.toISOString(),
            tipo: { codigo: tipo },
            igreja: { id: from.id, codigo: from.codigo, nome: from.nome },
            flagPessoal: usuarioId !== null,
          }
        }),
        proximo,
      }
    },
  )
}

const clamp = (text: string | undefined, fallback: number, most: number) =>
  Math.min(most, Math.max(1, text === undefined ? fallback : Number(text)))
