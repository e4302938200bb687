import type { Names } from './reference.endpoints.ts'

/** A name that is missing in a language is the first one. */
export const toNames = (wire: { nome: string; nomeIngles: string; nomeEspanhol: string }): Names => ({
  'pt-BR': wire.nome,
  en: wire.nomeIngles || wire.nome,
  es: wire.nomeEspanhol || wire.nome,
})
