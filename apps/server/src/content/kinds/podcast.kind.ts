import { asc, eq } from 'drizzle-orm'
import Type from 'typebox'
import { fileInstant, filled } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import { BodyFormat, Fields, InstantText, Maybe, Picture, Recording, Text } from '../format/fields.ts'
import { podcast, podcastEpisodio } from '../tables.ts'

/** `podcast.json`: the address of the church's external feed. */
export const podcastKind = defineKind({
  path: /^podcast\.json$/,
  schema: Fields({ feed: Type.String({ pattern: '^https://[^\\s@]+$', maxLength: 500 }) }),
  write: async (church, [file]) => {
    const rows = file ? [{ feed: file.data.feed }] : []
    await church.replace(podcast, { key: () => '', rows })
  },
  read: async ({ db, church }) => {
    const rows = await db.select({ feed: podcast.feed }).from(podcast).where(eq(podcast.igrejaId, church))
    return rows.map((data) => ({ path: 'podcast.json', data, html: null }))
  },
})

/** `podcast/<slug>.md`: one episode of the church's own; the text below the front matter is its description. */
export const episodesKind = defineKind({
  path: /^podcast\/([a-z0-9][a-z0-9-]{0,62})\.md$/,
  schema: Fields({
    formato: Maybe(BodyFormat),
    titulo: Text(200),
    imagem: Maybe(Picture),
    audio: Recording,
    duracaoSegundos: Maybe(Type.Integer({ minimum: 1, maximum: 86_400 })),
    dataPublicacao: InstantText,
  }),
  write: async (church, episodes) => {
    const rows = []
    for (const { slug, data: episode, html } of episodes) {
      const { url, seconds } = await church.recording(episode.audio)
      rows.push({
        slug,
        titulo: episode.titulo,
        descricao: html,
        imagem: await church.picture(episode.imagem),
        audio: url,
        duracaoSegundos: episode.duracaoSegundos ?? seconds,
        dataPublicacao: new Date(episode.dataPublicacao),
      })
    }
    await church.replace(podcastEpisodio, { key: (row) => row.slug, rows })
  },
  read: async ({ db, church, picture, recording }) => {
    const rows = await db
      .select()
      .from(podcastEpisodio)
      .where(eq(podcastEpisodio.igrejaId, church))
      .orderBy(asc(podcastEpisodio.slug))
    const files = []
    for (const { igrejaId: _church, id: _id, slug, descricao, imagem, audio, dataPublicacao, ...episode } of rows) {
      const data = filled({
        ...episode,
        imagem: await picture(imagem),
        audio: await recording(audio),
        dataPublicacao: fileInstant(dataPublicacao),
      })
      files.push({ path: `podcast/${slug}.md`, data, html: descricao })
    }
    return files
  },
})
