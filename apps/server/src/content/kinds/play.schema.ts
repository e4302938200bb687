import Type, { type Static } from 'typebox'
import { contentVisibilities } from '@atrio/contract'
import { repeated } from '../content-kind.ts'
import { Fields, Flag, InstantText, Maybe, Money, Picture, Slug, Subtitles, Text } from '../format/fields.ts'
import type { FieldProblem } from '../format/schema-issues.ts'
import { sourceProblems, videoSourceFields } from './video-source.ts'

/** Collections and the rows of the Play home are shown without paging. */
const MAX_IN_COLLECTION = 100
const MAX_TAGS = 20
const MAX_IN_TAG = 24

const shown = {
  slug: Slug,
  titulo: Text(150),
  descricao: Maybe(Text(2_000)),
  imagem: Maybe(Picture),
  flagDestaque: Maybe(Flag),
  dataPublicacao: InstantText,
}

export const playSchema = Fields({
  tipoVisibilidadeConteudo: Type.Enum([...contentVisibilities]),
  titulo: Maybe(Text(120)),
  descricao: Maybe(Text(500)),
  imagem: Maybe(Picture),
  planos: Maybe(
    Type.Array(
      Fields({
        slug: Slug,
        nome: Text(80),
        descricao: Maybe(Text(500)),
        valor: Money,
        qtdeMeses: Type.Integer({ minimum: 1, maximum: 36 }),
        flagAssumirTaxasServico: Maybe(Flag),
      }),
      { maxItems: 20 },
    ),
  ),
  coletaneas: Maybe(Type.Array(Fields(shown))),
  videos: Maybe(
    Type.Array(
      Fields({
        ...shown,
        coletanea: Maybe(Slug),
        duracaoSegundos: Maybe(Type.Integer({ minimum: 1, maximum: 86_400 })),
        ...videoSourceFields,
        legendas: Maybe(Type.Array(Subtitles, { maxItems: 20 })),
      }),
    ),
  ),
  tags: Maybe(
    Type.Array(
      Fields({ slug: Slug, nome: Text(80), conteudos: Type.Array(Slug, { minItems: 1, maxItems: MAX_IN_TAG }) }),
      { maxItems: MAX_TAGS },
    ),
  ),
})
export type PlayFile = Static<typeof playSchema>
type PlayVideo = NonNullable<PlayFile['videos']>[number]

/** Services bring their own subtitles, and a person chooses by language. */
function subtitleProblems({ legendas = [], servico }: PlayVideo, path: string[]): FieldProblem[] {
  if (legendas.length > 0 && servico !== 'mp4' && servico !== 'hls')
    return [{ path: [...path, 'legendas'], message: `are for mp4 and hls; ${servico} has its own` }]
  return repeated(
    legendas,
    ({ idioma }) => idioma.toLowerCase(),
    (index) => [...path, 'legendas', String(index), 'idioma'],
  )
}

const slugOf = ({ slug }: { slug: string }) => slug
const slugAt = (list: string) => (index: number) => [list, String(index), 'slug']

/** What the schema can't express: unknown or repeated slugs, and too many items. */
export function playProblems({ planos = [], coletaneas = [], videos = [], tags = [] }: PlayFile): FieldProblem[] {
  const problems = [
    ...repeated(planos, slugOf, slugAt('planos')),
    ...repeated(tags, slugOf, slugAt('tags')),
    // one namespace: a tag refers to either by its slug
    ...repeated([...coletaneas, ...videos], slugOf, (index) =>
      index < coletaneas.length ? slugAt('coletaneas')(index) : slugAt('videos')(index - coletaneas.length),
    ),
  ]
  for (const [index, { slug }] of coletaneas.entries()) {
    if (videos.filter(({ coletanea }) => coletanea === slug).length > MAX_IN_COLLECTION) {
      problems.push({ path: slugAt('coletaneas')(index), message: `has more than ${MAX_IN_COLLECTION} videos` })
    }
  }
  const collections = new Set(coletaneas.map(slugOf))
  for (const [index, video] of videos.entries()) {
    const path = ['videos', String(index)]
    problems.push(...sourceProblems(video, path), ...subtitleProblems(video, path))
    if (video.coletanea !== undefined && !collections.has(video.coletanea)) {
      problems.push({ path: [...path, 'coletanea'], message: `"${video.coletanea}" is not among coletaneas` })
    }
  }
  const contents = new Set([...coletaneas, ...videos].map(slugOf))
  for (const [index, { conteudos }] of tags.entries()) {
    const path = ['tags', String(index), 'conteudos']
    for (const slug of conteudos) {
      if (!contents.has(slug)) problems.push({ path, message: `"${slug}" is neither among videos nor coletaneas` })
    }
    if (new Set(conteudos).size < conteudos.length) problems.push({ path, message: 'names something twice' })
  }
  return problems
}
