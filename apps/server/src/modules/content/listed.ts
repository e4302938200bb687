import type { TextoWire } from '@atrio/contract'
import type { devocional, ebd, noticia, publicacao } from './writings.tables.ts'

/** The columns that a list shows of a text; the text itself stays where it is. */
export const listed = (table: typeof devocional | typeof noticia | typeof ebd | typeof publicacao) => ({
  id: table.id,
  slug: table.slug,
  titulo: table.titulo,
  resumo: table.resumo,
  imagem: table.imagem,
  autor: table.autor,
  dataPublicacao: table.dataPublicacao,
  minutosLeitura: table.minutosLeitura,
})

type Row = Omit<TextoWire, 'dataPublicacao'> & { dataPublicacao: Date }

/** A row as the wire has it. */
export const onWire = <T extends Row>(row: T) => ({ ...row, dataPublicacao: row.dataPublicacao.toISOString() })
