import type { LouvoresFavoritosWire, LouvoresWire, LouvorWire, RepertorioWire } from '@atrio/contract'

/** A song with chords of the test church. */
export const wireSong = (over: Partial<LouvorWire> = {}): LouvorWire => ({
  id: 21,
  idIgreja: 1,
  titulo: 'Castelo forte',
  subtitulo: 'Salmo 46',
  autor: 'Martinho Lutero',
  codigo: 'HC 1',
  grupo: 'Hinos da Reforma',
  tema: 'Confiança',
  ritmo: 'Solene, 4/4',
  tom: 'D',
  conteudo: '[1]\n[D]Castelo [A]forte é o [Bm]bom Se[G]nhor,\n[D/F#]muralha e [A7]firme es[D]pada;',
  arquivos: [],
  ...over,
})

export const wireSongEntry = (over: Partial<LouvoresWire['louvores'][number]> = {}) => {
  const { id, titulo, subtitulo, autor, codigo, grupo, tema, tom } = wireSong()
  return { id, titulo, subtitulo, autor, codigo, grupo, tema, tom, ...over }
}

export const wireFavourite = (over: Partial<LouvoresFavoritosWire['favoritos'][number]> = {}) => ({
  ...wireSongEntry(),
  flagExiste: true,
  ...over,
})

type ListedSong = RepertorioWire['louvores'][number]
export const wireListedSong = (over: Partial<ListedSong> = {}): ListedSong => ({
  idLouvor: 21,
  titulo: 'Castelo forte',
  autor: 'Martinho Lutero',
  tom: 'E',
  capotraste: 2,
  flagExiste: true,
  ...over,
})

/** A person's set list of two songs. */
export const wireSetList = (over: Partial<RepertorioWire> = {}): RepertorioWire => ({
  uuid: '0a000000-0000-4000-8000-00000000000a',
  nome: 'Culto da noite',
  data: '2026-11-22',
  louvores: [
    wireListedSong(),
    wireListedSong({ idLouvor: 22, titulo: 'Noite de paz', autor: 'Joseph Mohr', tom: null, capotraste: 0 }),
  ],
  versao: 3,
  ...over,
})
