import { asc, and, eq, isNull } from 'drizzle-orm'
import Type from 'typebox'
import { type ChurchWriter, fileInstant, filled } from '../church-rows.ts'
import { defineKind, repeated } from '../content-kind.ts'
import { Fields, InstantText, Maybe, Slug, Text } from '../format/fields.ts'
import { devocional, evento, noticia, notificacao } from '../tables.ts'

const schema = Type.Array(
  Fields({
    titulo: Text(120),
    corpo: Text(2000),
    tipo: Type.String({ pattern: '^[A-Z_]{2,30}$' }),
    evento: Maybe(Slug),
    devocional: Maybe(Slug),
    noticia: Maybe(Slug),
    slugEntidadeRelacionada: Maybe(Slug),
    dataCadastro: InstantText,
  }),
)

/** The same title at another time is another notification: it is pushed, and shown to those who removed the former. */
const keyOf = ({ titulo, dataCadastro }: { titulo: string; dataCadastro?: Date | undefined }) =>
  `${titulo} ${dataCadastro?.getTime()}`

/** `notificacoes.json`: the church's notifications to everyone. Those to one person are no content. */
export const notificationsKind = defineKind({
  path: /^notificacoes\.json$/,
  schema,
  check: (notifications) =>
    repeated(
      notifications,
      ({ titulo, dataCadastro }) => keyOf({ titulo, dataCadastro: new Date(dataCadastro) }),
      (index) => [String(index), 'titulo'],
    ),
  write: async (church, [file]) => {
    const about = {
      evento: await idsOf(church, evento),
      devocional: await idsOf(church, devocional),
      noticia: await idsOf(church, noticia),
    }
    const rows = (file?.data ?? []).map((notification) => {
      const at = new Date(notification.dataCadastro)
      return {
        titulo: notification.titulo,
        corpo: notification.corpo,
        tipo: notification.tipo,
        idEntidadeRelacionada:
          about.evento.get(notification.evento) ??
          about.devocional.get(notification.devocional) ??
          about.noticia.get(notification.noticia) ??
          null,
        slugEntidadeRelacionada: notification.slugEntidadeRelacionada ?? null,
        dataCadastro: at,
        dataUltimaAlteracao: at,
      }
    })
    await church.replace(notificacao, { key: keyOf, rows, among: isNull(notificacao.usuarioId) })
  },
  read: async ({ db, church }) => {
    const of = (table: typeof evento | typeof devocional | typeof noticia, type: string) =>
      and(
        eq(table.igrejaId, notificacao.igrejaId),
        eq(table.id, notificacao.idEntidadeRelacionada),
        eq(notificacao.tipo, type),
      )
    const rows = await db
      .select({ row: notificacao, evento: evento.slug, devocional: devocional.slug, noticia: noticia.slug })
      .from(notificacao)
      .leftJoin(evento, of(evento, 'EVENTO'))
      .leftJoin(devocional, of(devocional, 'DEVOCIONAL'))
      .leftJoin(noticia, of(noticia, 'NOTICIA'))
      .where(and(eq(notificacao.igrejaId, church), isNull(notificacao.usuarioId)))
      .orderBy(asc(notificacao.id))
    if (rows.length === 0) return []
    const data = rows.map(({ row: { titulo, corpo, tipo, slugEntidadeRelacionada, dataCadastro }, ...about }) =>
      filled({ titulo, corpo, tipo, ...about, slugEntidadeRelacionada, dataCadastro: fileInstant(dataCadastro) }),
    )
    return [{ path: 'notificacoes.json', data, html: null }]
  },
})

/** Ids by file name. */
async function idsOf({ db, church }: ChurchWriter, table: typeof evento | typeof devocional | typeof noticia) {
  const rows = await db.select({ slug: table.slug, id: table.id }).from(table).where(eq(table.igrejaId, church))
  return new Map<string | undefined, number>(rows.map(({ slug, id }) => [slug, id]))
}
