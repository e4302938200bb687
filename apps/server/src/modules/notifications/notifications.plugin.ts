import { NotificacoesWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { answers, open } from '../../http/route-parts.ts'
import { identify } from '../../platform/auth/person.ts'
import { churchAccess } from '../../platform/church/church-access.ts'
import { memberships } from '../../platform/people/membership.ts'
import type { Platform } from '../../platform/platform.ts'
import { readNotifications } from './notifications.reads.ts'

/** Document 1 section 9. */
const DEFAULT_COUNT = 30
const MAX_COUNT = 100
const LAST_PAGE = 100
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
        querystring: Type.Object({ page: Count, limit: Count }),
        response: answers(NotificacoesWire),
      },
    },
    async (request, reply) => {
      const { igreja } = request.params
      const church = await (/^\d+$/.test(igreja) ? ofId(igreja) : ofSlug(igreja))
      const person = await identify(request)
      const limit = clamp(request.query.limit, DEFAULT_COUNT, MAX_COUNT)
      const page = clamp(request.query.page, 1, LAST_PAGE)
      const family = person ? await familyOf(church) : [church]
      const rows = await services.database.churches
        .of(church.id, ...family.slice(1).map(({ id }) => id))
        .use((db) => readNotifications(db, { church: church.id, account: person?.account, page, limit }))
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
      }
    },
  )
}

const clamp = (text: string | undefined, fallback: number, most: number) =>
  Math.min(most, Math.max(1, text === undefined ? fallback : Number(text)))
