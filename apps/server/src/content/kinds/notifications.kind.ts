import { asc, and, eq, isNull } from 'drizzle-orm'
import Type from 'typebox'
import { evento, notificacao } from '../../modules/tables.ts'
import { fileInstant, filled } from '../church-rows.ts'
import { defineKind, repeated } from '../content-kind.ts'
import { Fields, InstantText, Maybe, Slug, Text } from '../format/fields.ts'

const schema = Type.Array(
  Fields({
    titulo: Text(120),
    corpo: Text(2000),
    tipo: Type.String({ pattern: '^[A-Z_]{2,30}$' }),
    evento: Maybe(Slug),
    slugEntidadeRelacionada: Maybe(Slug),
    dataCadastro: InstantText,
  }),
)

/** `notificacoes.json`: what the church tells everybody. Those to one person are no content. */
export const notificationsKind = defineKind({
  path: /^notificacoes\.json$/,
  schema,
  check: (notifications) =>
    repeated(
      notifications,
      ({ titulo }) => titulo,
      (index) => [String(index), 'titulo'],
    ),
  write: async (church, [file]) => {
    const events = await church.db
      .select({ id: evento.id, slug: evento.slug })
      .from(evento)
      .where(eq(evento.igrejaId, church.church))
    const rows = (file?.data ?? []).map((notification) => {
      const at = new Date(notification.dataCadastro)
      return {
        titulo: notification.titulo,
        corpo: notification.corpo,
        tipo: notification.tipo,
        idEntidadeRelacionada: events.find(({ slug }) => slug === notification.evento)?.id ?? null,
        slugEntidadeRelacionada: notification.slugEntidadeRelacionada ?? null,
        dataCadastro: at,
        dataUltimaAlteracao: at,
      }
    })
    await church.replace(notificacao, { key: ({ titulo }) => titulo, rows, among: isNull(notificacao.usuarioId) })
  },
  read: async ({ db, church }) => {
    const rows = await db
      .select({ row: notificacao, slug: evento.slug })
      .from(notificacao)
      .leftJoin(
        evento,
        and(
          eq(evento.igrejaId, notificacao.igrejaId),
          eq(evento.id, notificacao.idEntidadeRelacionada),
          eq(notificacao.tipo, 'EVENTO'),
        ),
      )
      .where(and(eq(notificacao.igrejaId, church), isNull(notificacao.usuarioId)))
      .orderBy(asc(notificacao.id))
    if (rows.length === 0) return []
    const data = rows.map(({ row: { titulo, corpo, tipo, slugEntidadeRelacionada, dataCadastro }, slug }) =>
      filled({ titulo, corpo, tipo, evento: slug, slugEntidadeRelacionada, dataCadastro: fileInstant(dataCadastro) }),
    )
    return [{ path: 'notificacoes.json', data, html: null }]
  },
})
