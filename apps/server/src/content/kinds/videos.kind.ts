import { and, asc, eq } from 'drizzle-orm'
import Type from 'typebox'
import { fileInstant, filled } from '../church-rows.ts'
import { defineKind, repeated } from '../content-kind.ts'
import { Fields, InstantText, Maybe, Picture, Slug, Text } from '../format/fields.ts'
import { video, videoLista } from '../tables.ts'
import { safeFrame, sourceProblems, videoSourceFields } from './video-source.ts'

const schema = Fields({
  listas: Maybe(Type.Array(Fields({ slug: Slug, titulo: Text(120), descricao: Maybe(Text(300)) }), { maxItems: 100 })),
  videos: Maybe(
    Type.Array(
      Fields({
        slug: Slug,
        titulo: Text(150),
        descricao: Maybe(Text(2_000)),
        imagem: Maybe(Picture),
        lista: Maybe(Slug),
        duracaoSegundos: Maybe(Type.Integer({ minimum: 1, maximum: 86_400 })),
        dataPublicacao: InstantText,
        ...videoSourceFields,
      }),
    ),
  ),
})

/** `videos.json`: videos and their playlists. */
export const videosKind = defineKind({
  path: /^videos\.json$/,
  schema,
  check: ({ listas = [], videos = [] }) => [
    ...repeated(
      listas,
      ({ slug }) => slug,
      (index) => ['listas', String(index), 'slug'],
    ),
    ...repeated(
      videos,
      ({ slug }) => slug,
      (index) => ['videos', String(index), 'slug'],
    ),
    ...videos.flatMap((one, index) => {
      const at = ['videos', String(index)]
      const lost = one.lista !== undefined && !listas.some(({ slug }) => slug === one.lista)
      return [
        ...sourceProblems(one, at),
        ...(lost ? [{ path: [...at, 'lista'], message: `"${one.lista}" is not among listas` }] : []),
      ]
    }),
  ],
  write: async (church, [file]) => {
    const { listas = [], videos = [] } = file?.data ?? {}
    const listIds = await church.replace(videoLista, {
      key: (row) => row.slug,
      rows: listas.map(({ slug, titulo, descricao }, posicao) => ({
        slug,
        titulo,
        posicao,
        descricao: descricao ?? null,
      })),
    })
    const rows = []
    for (const one of videos)
      rows.push({
        slug: one.slug,
        titulo: one.titulo,
        descricao: one.descricao ?? null,
        imagem: await church.picture(one.imagem),
        videoListaId: listIds[listas.findIndex(({ slug }) => slug === one.lista)] ?? null,
        servico: one.servico,
        codigo: one.codigo ?? null,
        url: one.arquivo === undefined ? (one.url ?? null) : await church.video(one.arquivo),
        html: one.html === undefined ? null : (safeFrame(one.html) ?? null),
        duracaoSegundos: one.duracaoSegundos ?? null,
        dataPublicacao: new Date(one.dataPublicacao),
      })
    await church.replace(video, { key: (row) => row.slug, rows })
  },
  read: async ({ db, church, picture, video: keep }) => {
    const lists = await db
      .select()
      .from(videoLista)
      .where(eq(videoLista.igrejaId, church))
      .orderBy(asc(videoLista.posicao), asc(videoLista.id))
    const rows = await db
      .select({ row: video, list: videoLista.slug })
      .from(video)
      .leftJoin(videoLista, and(eq(videoLista.igrejaId, church), eq(videoLista.id, video.videoListaId)))
      .where(eq(video.igrejaId, church))
      .orderBy(asc(video.slug))
    if (lists.length + rows.length === 0) return []
    const videos = []
    for (const { row, list } of rows) {
      const stored = row.url?.startsWith('/media/') ? row.url : null
      const { slug, titulo, descricao, servico, codigo, html, duracaoSegundos } = row
      videos.push(
        filled({
          slug,
          titulo,
          descricao,
          servico,
          codigo,
          html,
          duracaoSegundos,
          imagem: await picture(row.imagem),
          lista: list,
          url: stored === null ? row.url : null,
          arquivo: stored === null ? null : await keep(stored),
          dataPublicacao: fileInstant(row.dataPublicacao),
        }),
      )
    }
    const listas = lists.map(({ slug, titulo, descricao }) => filled({ slug, titulo, descricao }))
    return [{ path: 'videos.json', data: { listas, videos }, html: null }]
  },
})
