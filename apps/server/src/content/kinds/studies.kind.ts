import { asc, eq } from 'drizzle-orm'
import Type, { type Static } from 'typebox'
import { fileInstant, filled } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import { BodyFormat, Fields, Flag, InstantText, Maybe, Picture, Score, Text } from '../format/fields.ts'
import { configuracaoEstudo, estudo } from '../tables.ts'

const settingsSchema = Fields({ flagConteudoPublico: Flag })
type StudySettings = Static<typeof settingsSchema>

/** `estudos.json`: whether studies are public. By default only the church's members may read them. */
export const studySettingsKind = defineKind({
  path: /^estudos\.json$/,
  schema: settingsSchema,
  write: async ({ db, church }, [file]) => {
    const flagConteudoPublico = file?.data.flagConteudoPublico ?? false
    const [known] = await db.select().from(configuracaoEstudo).where(eq(configuracaoEstudo.igrejaId, church))
    // an update without changes would still raise the version
    if ((known?.flagConteudoPublico ?? false) === flagConteudoPublico) return
    await db
      .insert(configuracaoEstudo)
      .values({ igrejaId: church, flagConteudoPublico })
      .onConflictDoUpdate({ target: configuracaoEstudo.igrejaId, set: { flagConteudoPublico } })
  },
  read: async ({ db, church }) => {
    const rows = await db.select().from(configuracaoEstudo).where(eq(configuracaoEstudo.igrejaId, church))
    return rows.map(({ flagConteudoPublico }) => ({
      path: 'estudos.json',
      data: { flagConteudoPublico },
      html: null,
    }))
  },
})

/** `estudos/<slug>.md`: a study for groups; the text below the front matter is its content. */
export const studiesKind = defineKind({
  path: /^estudos\/([a-z0-9][a-z0-9-]{0,62})\.md$/,
  schema: Fields({
    formato: Maybe(BodyFormat),
    titulo: Text(150),
    serie: Maybe(Text(120)),
    autor: Maybe(Text(120)),
    passagem: Maybe(Text(120)),
    resumo: Maybe(Text(400)),
    imagem: Maybe(Picture),
    arquivos: Maybe(Type.Array(Score, { maxItems: 10 })),
    dataPublicacao: InstantText,
  }),
  isClosed: (entries) => {
    const [settings] = entries.get(studySettingsKind) ?? []
    return !(settings?.data as StudySettings | undefined)?.flagConteudoPublico
  },
  write: async (church, studies) => {
    const rows = []
    // the settings were written before
    const [settings] = await church.db
      .select()
      .from(configuracaoEstudo)
      .where(eq(configuracaoEstudo.igrejaId, church.church))
    const { score } = settings?.flagConteudoPublico ? church : church.closed
    for (const { slug, data: study, html } of studies) {
      const arquivos = []
      for (const file of study.arquivos ?? []) arquivos.push(await score(file))
      rows.push({
        slug,
        titulo: study.titulo,
        texto: html,
        arquivos,
        serie: study.serie ?? null,
        autor: study.autor ?? null,
        passagem: study.passagem ?? null,
        resumo: study.resumo ?? null,
        imagem: await church.picture(study.imagem),
        dataPublicacao: new Date(study.dataPublicacao),
      })
    }
    await church.replace(estudo, { key: (row) => row.slug, rows })
  },
  read: async ({ db, church, picture, score }) => {
    const rows = await db.select().from(estudo).where(eq(estudo.igrejaId, church)).orderBy(asc(estudo.slug))
    const files = []
    for (const row of rows) {
      const { igrejaId: _church, id: _id, slug, texto, imagem, arquivos, dataPublicacao, ...study } = row
      const written = []
      for (const file of arquivos) written.push(await score(file))
      const data = filled({
        ...study,
        imagem: await picture(imagem),
        arquivos: written.length > 0 ? written : null,
        dataPublicacao: fileInstant(dataPublicacao),
      })
      files.push({ path: `estudos/${slug}.md`, data, html: texto })
    }
    return files
  },
})
