import type { LouvoresWire, LouvorWire } from '@atrio/contract'

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
