import Type from 'typebox'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { fileInstant, filled } from '../church-rows.ts'
import { defineKind, repeated } from '../content-kind.ts'
import { Fields, Flag, InstantText, Maybe, Picture, Text } from '../format/fields.ts'
import { configuracaoMural, oracao, oracaoMotivo } from '../tables.ts'

const schema = Fields({
  flagRevisao: Maybe(Flag),
  motivos: Maybe(Type.Array(Fields({ nome: Text(80) }))),
  oracoes: Maybe(
    Type.Array(
      Fields({
        nome: Maybe(Text(120)),
        mensagem: Text(2000),
        motivo: Maybe(Text(80)),
        imagem: Maybe(Picture),
        dataCadastro: InstantText,
        qtdeOrando: Maybe(Type.Integer({ minimum: 0 })),
        flagPublicarMural: Maybe(Flag),
        flagAtivo: Maybe(Flag),
        flagReceberLigacao: Maybe(Flag),
        flagReceberVisita: Maybe(Flag),
      }),
    ),
  ),
})

const keyOf = ({ nome, mensagem }: { nome?: string | null; mensagem: string }) => `${nome ?? ''} ${mensagem}`

/** `oracoes.json`: the prayer wall and the motives of prayer requests. */
export const prayersKind = defineKind({
  path: /^oracoes\.json$/,
  schema,
  check: ({ motivos = [], oracoes = [] }) => [
    ...repeated(
      motivos,
      (motive) => motive.nome,
      (index) => ['motivos', String(index), 'nome'],
    ),
    ...repeated(oracoes, keyOf, (index) => ['oracoes', String(index), 'mensagem']),
    ...oracoes.flatMap((prayer, index) =>
      prayer.motivo === undefined || motivos.some((motive) => motive.nome === prayer.motivo)
        ? []
        : [{ path: ['oracoes', String(index), 'motivo'], message: `"${prayer.motivo}" is not among motivos` }],
    ),
  ],
  write: async (church, [wall]) => {
    const { flagRevisao = false, motivos = [], oracoes = [] } = wall?.data ?? {}
    await church.db
      .insert(configuracaoMural)
      .values({ igrejaId: church.church, flagRevisao })
      .onConflictDoUpdate({ target: configuracaoMural.igrejaId, set: { flagRevisao } })
    const motiveIds = await church.replace(oracaoMotivo, {
      key: (row) => row.nome,
      rows: motivos.map(({ nome }, posicao) => ({ nome, posicao })),
    })
    const ofChurch = and(eq(oracao.igrejaId, church.church), isNull(oracao.usuarioId), eq(oracao.flagAtivo, false))
    // taken off the wall since, by the church's people: the folder does not know of it
    const hidden = new Set((await church.db.select().from(oracao).where(ofChurch)).map(keyOf))
    const rows = []
    for (const prayer of oracoes) {
      const motive = motivos.findIndex(({ nome }) => nome === prayer.motivo)
      rows.push({
        nome: prayer.nome ?? null,
        mensagem: prayer.mensagem,
        imagem: await church.picture(prayer.imagem),
        oracaoMotivoId: motiveIds[motive] ?? null,
        flagPublicarMural: prayer.flagPublicarMural ?? true,
        flagAtivo: prayer.flagAtivo ?? !hidden.has(keyOf(prayer)),
        flagReceberLigacao: prayer.flagReceberLigacao ?? false,
        flagReceberVisita: prayer.flagReceberVisita ?? false,
        dataCadastro: new Date(prayer.dataCadastro),
        qtdeOrando: prayer.qtdeOrando ?? 0,
      })
    }
    await church.replace(oracao, {
      key: keyOf,
      rows,
      among: isNull(oracao.usuarioId),
    })
  },
  read: async ({ db, church, picture }) => {
    const motives = await db
      .select()
      .from(oracaoMotivo)
      .where(eq(oracaoMotivo.igrejaId, church))
      .orderBy(asc(oracaoMotivo.posicao))
    const prayers = await db
      .select()
      .from(oracao)
      .where(and(eq(oracao.igrejaId, church), isNull(oracao.usuarioId)))
      .orderBy(asc(oracao.id))
    const [settings] = await db.select().from(configuracaoMural).where(eq(configuracaoMural.igrejaId, church))
    const isReviewed = settings?.flagRevisao ?? false
    if (motives.length + prayers.length === 0 && !isReviewed) return []
    const oracoes = []
    for (const {
      igrejaId: _church,
      id: _id,
      usuarioId: _user,
      qtdeOrandoMembros: _praying,
      chaveEnvio: _key,
      flagEmRevisao: _waits,
      oracaoMotivoId,
      imagem,
      dataCadastro,
      ...prayer
    } of prayers)
      oracoes.push(
        filled({
          ...prayer,
          motivo: motives.find(({ id }) => id === oracaoMotivoId)?.nome,
          imagem: await picture(imagem),
          dataCadastro: fileInstant(dataCadastro),
        }),
      )
    const data = { ...(isReviewed && { flagRevisao: true }), motivos: motives.map(({ nome }) => ({ nome })), oracoes }
    return [{ path: 'oracoes.json', data, html: null }]
  },
})
