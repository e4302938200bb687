import { asc, eq } from 'drizzle-orm'
import Type from 'typebox'
import { searchable } from '../../platform/search-text.ts'
import { filled } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import { Fields, Maybe, Score, Text } from '../format/fields.ts'
import { louvor } from '../tables.ts'

const schema = Fields({
  titulo: Text(150),
  subtitulo: Maybe(Text()),
  autor: Maybe(Text()),
  codigo: Maybe(Text(40)),
  grupo: Maybe(Text(120)),
  tema: Maybe(Text(120)),
  ritmo: Maybe(Text(120)),
  tom: Maybe(Text(20)),
  arquivos: Maybe(Type.Array(Score, { maxItems: 10 })),
})

/** `louvores/<slug>.md`: a song. Its body is plain text: chords in square brackets, one line per line of the song. */
export const songsKind = defineKind({
  path: /^louvores\/([a-z0-9][a-z0-9-]{0,62})\.md$/,
  schema,
  plainBody: true,
  write: async (church, songs) => {
    const rows = []
    for (const { slug, data: song, text } of songs) {
      const arquivos = []
      for (const score of song.arquivos ?? []) arquivos.push(await church.score(score))
      rows.push({
        slug,
        titulo: song.titulo,
        subtitulo: song.subtitulo ?? null,
        autor: song.autor ?? null,
        codigo: song.codigo ?? null,
        grupo: song.grupo ?? null,
        tema: song.tema ?? null,
        ritmo: song.ritmo ?? null,
        tom: song.tom ?? null,
        conteudo: text ?? null,
        arquivos,
        ...searchable(song),
      })
    }
    await church.replace(louvor, { key: (row) => row.slug, rows })
  },
  read: async ({ db, church, score }) => {
    const rows = await db.select().from(louvor).where(eq(louvor.igrejaId, church)).orderBy(asc(louvor.slug))
    const files = []
    for (const row of rows) {
      const { igrejaId: _church, id: _id, ordem: _order, busca: _search, slug, conteudo, arquivos, ...song } = row
      const scores = []
      for (const file of arquivos) scores.push(await score(file))
      const data = filled({ ...song, arquivos: scores.length > 0 ? scores : null })
      files.push({ path: `louvores/${slug}.md`, data, html: null, text: conteudo ?? '' })
    }
    return files
  },
})
