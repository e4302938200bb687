import type {
  ArquivoWire,
  DevocionalResumoWire,
  DevocionalWire,
  EbdsWire,
  EbdWire,
  MinisteriosWire,
  MinisterioWire,
  ProjetoWire,
  PublicacaoWire,
  PublicacoesWire,
  TextoWire,
} from '@atrio/contract'
import { toImage } from '../address.ts'
import { isOpenable } from '../openable.ts'
import type {
  Area,
  AttachedFile,
  Devotional,
  DevotionalEntry,
  Ministry,
  Project,
  Publication,
  PublicationEntry,
  SchoolClass,
  SchoolClassEntry,
  Writing,
} from './writings.types.ts'

export const toWriting = (wire: TextoWire): Writing => ({
  id: wire.id,
  slug: wire.slug,
  title: wire.titulo,
  summary: wire.resumo || null,
  image: wire.imagem ? toImage(wire.imagem) : null,
  author: wire.autor || null,
  publishedAt: wire.dataPublicacao,
  minutes: wire.minutosLeitura,
})

const toFiles = (files: ArquivoWire[] | undefined): AttachedFile[] =>
  (files ?? []).filter(isOpenable).map(({ nome, url }) => ({ name: nome, url }))

export const toDevotionalEntry = (wire: DevocionalResumoWire): DevotionalEntry => ({
  ...toWriting(wire),
  reference: wire.referencia || null,
})

const toNeighbour = (wire: DevocionalWire['anterior']) => wire && { id: wire.id, title: wire.titulo }

export const toDevotional = (wire: DevocionalWire): Devotional => ({
  ...toDevotionalEntry(wire),
  verse: wire.versiculo || null,
  verseCredit: wire.creditoVersiculo || null,
  content: wire.conteudo || null,
  previous: toNeighbour(wire.anterior) ?? null,
  next: toNeighbour(wire.seguinte) ?? null,
})

export const toArea = (wire: MinisteriosWire['ministerios'][number]): Area => ({
  id: wire.id,
  name: wire.nome,
  summary: wire.resumo || null,
  image: wire.imagem ? toImage(wire.imagem) : null,
})

export const toMinistry = (wire: MinisterioWire): Ministry => ({
  ...toArea(wire),
  content: wire.conteudo || null,
  leader: wire.responsavel || null,
  meeting: wire.encontro || null,
  email: wire.email || null,
  phone: wire.telefone || null,
  projects: (wire.projetos ?? []).map(toArea),
})

export const toProject = (wire: ProjetoWire): Project => ({
  ...toArea(wire),
  content: wire.conteudo || null,
  ministry: { id: wire.ministerio.id, name: wire.ministerio.nome },
})

export const toPublicationEntry = (wire: PublicacoesWire['publicacoes'][number]): PublicationEntry => ({
  ...toWriting(wire),
  type: { slug: wire.tipo.slug, name: wire.tipo.nome },
})

export const toPublication = (wire: PublicacaoWire): Publication => ({
  ...toPublicationEntry(wire),
  content: wire.conteudo || null,
  files: toFiles(wire.arquivos),
})

export const toClassEntry = (wire: EbdsWire['ebds'][number]): SchoolClassEntry => ({
  ...toWriting(wire),
  audience: wire.publico || null,
})

export const toClass = (wire: EbdWire): SchoolClass => ({
  ...toClassEntry(wire),
  meeting: wire.encontro || null,
  content: wire.conteudo || null,
  lessons: (wire.aulas ?? []).map((lesson) => ({
    title: lesson.titulo,
    reference: lesson.referencia || null,
    summary: lesson.resumo || null,
    date: lesson.data ?? null,
  })),
  files: toFiles(wire.arquivos),
})
