import { eq } from 'drizzle-orm'
import type { Static } from 'typebox'
import { plain } from '../../platform/search-text.ts'
import type { ChurchWriter } from '../church-rows.ts'
import type { Subtitles } from '../format/fields.ts'
import {
  planoAssinatura,
  planoAssinaturaConfiguracao as configuracao,
  planoAssinaturaConteudo as conteudo,
  planoAssinaturaConteudoTag as conteudoTag,
  planoAssinaturaTag as tag,
} from '../tables.ts'
import type { PlayFile } from './play.schema.ts'
import { safeFrame } from './video-source.ts'

type Shown = NonNullable<PlayFile['coletaneas']>[number]

/** Makes a church's Play match its file; without a file, deletes it. */
export async function writePlay(church: ChurchWriter, file: PlayFile | undefined): Promise<void> {
  await writeSettings(church, file)
  await church.replace(planoAssinatura, {
    key: (row) => row.slug,
    rows: (file?.planos ?? []).map((plan, posicao) => ({
      slug: plan.slug,
      nome: plan.nome,
      valor: plan.valor,
      qtdeMeses: plan.qtdeMeses,
      posicao,
      descricao: plan.descricao ?? null,
      flagAssumirTaxasServico: plan.flagAssumirTaxasServico ?? false,
    })),
  })
  const contentIds = await writeContents(church, file)
  await writeTags(church, file?.tags ?? [], contentIds)
}

async function writeSettings(church: ChurchWriter, file: PlayFile | undefined): Promise<void> {
  const here = eq(configuracao.igrejaId, church.church)
  if (!file) return void (await church.db.delete(configuracao).where(here))
  const values = {
    tipoVisibilidadeConteudo: file.tipoVisibilidadeConteudo,
    titulo: file.titulo ?? null,
    descricao: file.descricao ?? null,
    imagem: await church.picture(file.imagem),
  }
  const [known] = await church.db.select().from(configuracao).where(here)
  // an update without changes would still raise the version
  if (known && JSON.stringify(known) === JSON.stringify({ igrejaId: church.church, ...values })) return
  await church.db
    .insert(configuracao)
    .values({ igrejaId: church.church, ...values })
    .onConflictDoUpdate({ target: configuracao.igrejaId, set: values })
}

/** @returns ids by slug */
async function writeContents(church: ChurchWriter, file: PlayFile | undefined): Promise<Map<string, number>> {
  const { coletaneas = [], videos = [], tags = [] } = file ?? {}
  const tagsOf = (slug: string) => tags.filter(({ conteudos }) => conteudos.includes(slug)).map(({ nome }) => nome)
  const shown = async ({ slug, titulo, descricao, imagem, flagDestaque, dataPublicacao }: Shown, more = '') => ({
    slug,
    titulo,
    descricao: descricao ?? null,
    flagDestaque: flagDestaque ?? false,
    imagem: await church.picture(imagem),
    dataPublicacao: new Date(dataPublicacao),
    busca: plain([titulo, descricao, more, ...tagsOf(slug)].join(' ')),
  })
  const collections = []
  for (const one of coletaneas) collections.push({ ...(await shown(one)), tipo: 'coletanea' as const })
  const collectionIds = await church.replace(conteudo, {
    key: (row) => row.slug,
    rows: collections,
    among: eq(conteudo.tipo, 'coletanea'),
  })
  const rows = []
  const subtitles = async ({ arquivo, idioma, rotulo }: Static<typeof Subtitles>) => ({
    idioma,
    rotulo,
    url: await church.closed.subtitles(arquivo),
  })
  for (const [posicao, one] of videos.entries()) {
    const place = coletaneas.findIndex(({ slug }) => slug === one.coletanea)
    rows.push({
      ...(await shown(one, coletaneas[place]?.titulo)),
      tipo: 'video' as const,
      posicao,
      coletaneaId: collectionIds[place] ?? null,
      servico: one.servico,
      codigo: one.codigo ?? null,
      duracaoSegundos: one.duracaoSegundos ?? null,
      url: one.arquivo === undefined ? (one.url ?? null) : await church.closed.video(one.arquivo),
      legendas: await Promise.all((one.legendas ?? []).map(subtitles)),
      html: one.html === undefined ? null : (safeFrame(one.html) ?? null),
    })
  }
  const videoIds = await church.replace(conteudo, {
    key: (row) => row.slug,
    rows,
    among: eq(conteudo.tipo, 'video'),
  })
  return new Map([
    ...coletaneas.map(({ slug }, index) => [slug, collectionIds[index] ?? 0] as const),
    ...videos.map(({ slug }, index) => [slug, videoIds[index] ?? 0] as const),
  ])
}

async function writeTags(
  church: ChurchWriter,
  tags: NonNullable<PlayFile['tags']>,
  contentIds: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = await church.replace(tag, {
    key: (row) => row.slug,
    rows: tags.map(({ slug, nome }, posicao) => ({ slug, nome, posicao })),
  })
  await church.replace(conteudoTag, {
    key: ({ tagId, conteudoId }) => `${tagId} ${conteudoId}`,
    rows: tags.flatMap(({ conteudos }, index) =>
      conteudos.map((slug, posicao) => ({ tagId: ids[index] ?? 0, conteudoId: contentIds.get(slug) ?? 0, posicao })),
    ),
  })
}
