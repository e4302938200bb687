import type { TextoWire } from '@atrio/contract'
import type { devocional, ebd, noticia, publicacao } from './writings.tables.ts'

/** The columns of a text in lists, without its body. */
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

/** A row in its wire form. */
export const onWire = <T extends Row>(row: T) => ({ ...row, dataPublicacao: row.dataPublicacao.toISOString() })
