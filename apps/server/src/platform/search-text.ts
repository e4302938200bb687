/** Normalises text for search and sorting: lower case without accents, words separated by one space. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A song's text for search and sorting: title, author, theme and alternative names. */
export const searchable = (song: {
  titulo: string
  subtitulo?: string | null | undefined
  autor?: string | null | undefined
  tema?: string | null | undefined
  codigo?: string | null | undefined
  grupo?: string | null | undefined
}) => {
  const { titulo, subtitulo, autor, tema, codigo, grupo } = song
  return { ordem: plain(titulo), busca: plain([titulo, subtitulo, autor, tema, codigo, grupo].join(' ')) }
}

/** Words that must all match; further ones are ignored. */
const MAX_WORDS = 8

export const searchWords = (text: string): string[] => plain(text).split(' ').filter(Boolean).slice(0, MAX_WORDS)
