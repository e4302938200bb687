import { integer, pgTable, text } from 'drizzle-orm/pg-core'

const names = () => ({
  nome: text().notNull(),
  nomeIngles: text('nome_ingles').notNull(),
  nomeEspanhol: text('nome_espanhol').notNull(),
})

export const pais = pgTable('pais', { codigo: text().notNull(), ...names() })
export const ocupacao = pgTable('ocupacao', { id: integer().notNull().generatedAlwaysAsIdentity(), ...names() })
export const estadoCivil = pgTable('estado_civil', {
  codigo: text().notNull(),
  ...names(),
  posicao: integer().notNull(),
})
