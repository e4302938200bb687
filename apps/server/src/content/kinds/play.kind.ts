import { and, asc, eq } from 'drizzle-orm'
import { type ChurchReader, fileInstant, filled } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import {
  planoAssinatura,
  planoAssinaturaConfiguracao as configuracao,
  planoAssinaturaConteudo as conteudo,
  planoAssinaturaConteudoTag as conteudoTag,
  planoAssinaturaTag as tag,
  type SubtitleRow,
} from '../tables.ts'
import { writePlay } from './play.rows.ts'
import { playProblems, playSchema } from './play.schema.ts'

/** `assinatura.json`: Play with its plans, collections, videos and home rows. */
export const playKind = defineKind({
  path: /^assinatura\.json$/,
  isClosed: () => true,
  schema: playSchema,
  check: playProblems,
  write: (church, [file]) => writePlay(church, file?.data),
  read: async (reader) => {
    const { db, church, picture } = reader
    const [settings] = await db.select().from(configuracao).where(eq(configuracao.igrejaId, church))
    if (!settings) return []
    const plans = await db
      .select()
      .from(planoAssinatura)
      .where(eq(planoAssinatura.igrejaId, church))
      .orderBy(asc(planoAssinatura.posicao), asc(planoAssinatura.id))
    const { coletaneas, videos } = await contentsOf(reader)
    const data = filled({
      tipoVisibilidadeConteudo: settings.tipoVisibilidadeConteudo,
      titulo: settings.titulo,
      descricao: settings.descricao,
      imagem: await picture(settings.imagem),
      planos: plans.map(({ igrejaId: _church, id: _id, posicao: _place, ...plan }) => filled(plan)),
      coletaneas,
      videos,
      tags: await tagsOf(reader),
    })
    return [{ path: 'assinatura.json', data, html: null }]
  },
})

async function contentsOf({ db, church, picture, video }: ChurchReader) {
  const rows = await db
    .select()
    .from(conteudo)
    .where(eq(conteudo.igrejaId, church))
    .orderBy(asc(conteudo.posicao), asc(conteudo.id))
  const coletaneas = []
  const videos = []
  for (const row of rows) {
    const {
      slug,
      titulo,
      descricao,
      flagDestaque,
      servico,
      codigo,
      html,
      duracaoSegundos,
      url,
      coletaneaId,
      legendas,
    } = row
    const shown = {
      slug,
      titulo,
      descricao,
      flagDestaque,
      imagem: await picture(row.imagem),
      dataPublicacao: fileInstant(row.dataPublicacao),
    }
    if (row.tipo === 'coletanea') {
      coletaneas.push(filled(shown))
      continue
    }
    const stored = url?.startsWith('/media/') ? url : null
    videos.push(
      filled({
        ...shown,
        servico,
        codigo,
        html,
        duracaoSegundos,
        coletanea: rows.find(({ id }) => id === coletaneaId)?.slug,
        url: stored === null ? url : null,
        arquivo: stored === null ? null : await video(stored),
        legendas: legendas.length > 0 ? await exported(legendas, video) : null,
      }),
    )
  }
  return { coletaneas, videos }
}

/** Subtitles as the file has them, written beside their video. */
async function exported(legendas: readonly SubtitleRow[], write: ChurchReader['video']) {
  const files = []
  for (const { idioma, rotulo, url } of legendas) files.push({ arquivo: await write(url), idioma, rotulo })
  return files
}

async function tagsOf({ db, church }: ChurchReader) {
  const rows = await db
    .select({ tag: { slug: tag.slug, nome: tag.nome }, content: conteudo.slug })
    .from(conteudoTag)
    .innerJoin(tag, and(eq(tag.igrejaId, church), eq(tag.id, conteudoTag.tagId)))
    .innerJoin(conteudo, and(eq(conteudo.igrejaId, church), eq(conteudo.id, conteudoTag.conteudoId)))
    .where(eq(conteudoTag.igrejaId, church))
    .orderBy(asc(tag.posicao), asc(tag.id), asc(conteudoTag.posicao))
  const names = new Map(rows.map(({ tag: { slug, nome } }) => [slug, nome]))
  return [...names].map(([slug, nome]) => ({
    slug,
    nome,
    conteudos: rows.filter((row) => row.tag.slug === slug).map(({ content }) => content),
  }))
}
