import type { ArquivoLouvorWire, LouvoresWire, LouvorWire } from '@atrio/contract'
import { endpoint } from '../endpoint.ts'
import { isOpenable } from '../openable.ts'

export type ScoreFile = {
  name: string
  url: string
  kind: 'pdf' | 'image' | 'other'
  /** What is shown in place: the picture itself, or a PDF's first pages, with their size in pixels where it is known. */
  pictures: { url: string; width?: number; height?: number }[]
}

/** A song, as a list shows it. */
export type SongEntry = {
  id: number
  title: string
  subtitle: string | null
  author: string | null
  code: string | null
  group: string | null
  theme: string | null
  tone: string | null
}

export type Song = SongEntry & {
  rhythm: string | null
  /** Chords in square brackets, lines separated by newlines. */
  content: string | null
  files: ScoreFile[]
}

export const toEntry = (wire: LouvoresWire['louvores'][number]): SongEntry => ({
  id: wire.id,
  title: wire.titulo,
  subtitle: wire.subtitulo || null,
  author: wire.autor || null,
  code: wire.codigo || null,
  group: wire.grupo || null,
  theme: wire.tema || null,
  tone: wire.tom || null,
})

/** Kind of a file by its media type; without one, by the extension of its name. */
const kindOf = ({ tipo, url }: ArquivoLouvorWire): ScoreFile['kind'] => {
  const path = url.replace(/[?#].*/s, '')
  if (tipo === 'application/pdf' || (!tipo && /\.pdf$/i.test(path))) return 'pdf'
  if (/^image\/(?:png|jpe?g|webp|avif|gif)$/.test(tipo) || (!tipo && /\.(?:png|jpe?g|webp|avif|gif)$/i.test(path)))
    return 'image'
  return 'other'
}

const toFile = (wire: ArquivoLouvorWire): ScoreFile => {
  const { nome: name, url, paginas = [] } = wire
  const kind = kindOf(wire)
  const pages = paginas.filter(isOpenable).map((page) => ({ url: page.url, width: page.largura, height: page.altura }))
  return { name, url, kind, pictures: kind === 'image' ? [{ url }] : pages }
}

const toSong = (wire: LouvorWire): Song => ({
  ...toEntry(wire),
  rhythm: wire.ritmo || null,
  content: wire.conteudo || null,
  files: (wire.arquivos ?? []).filter(isOpenable).map(toFile),
})

export const praiseApi = {
  /** Document 2 section 7.7. */
  get: endpoint('praise.get', async (http, { id }: { id: number }, signal) =>
    toSong(await http.get<LouvorWire>(`/louvor/${id}/`, { signal })),
  ),
}
