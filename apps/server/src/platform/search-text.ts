/** Text as it is searched and ordered: small letters without accents, words parted by one space. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What is kept beside a song for order and search: title, author and theme, and what else it is called by. */
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

/** Words that all have to be found; more than these are left out. */
const MAX_WORDS = 8

export const searchWords = (text: string): string[] => plain(text).split(' ').filter(Boolean).slice(0, MAX_WORDS)
