/**
 * What a church publishes and people read again: songs, texts, talks. A feature whose public list is to open without a
 * network enters its path here. Personal data and prayers are in no list (security 22).
 */
const OF_A_CHURCH =
  'louvor|biblia|plano-leitura|devocional|noticia|ebd|publicacao|publicacao-tipo|ministerio|culto|transmissao|video|modulo|visual|metodo-pagamento'
const READING = new RegExp(
  `^/(bff/v1/start-up|api/v1/(banner|congregacao|igreja-app-menu|louvor|podcast|video|igreja/(codigo|[\\w-]+/(${OF_A_CHURCH}))))(/|$)`,
)
const CHAPTER = new RegExp('^(/api/v1/igreja/[\\w-]+/biblia/)[\\w-]+/\\w+/\\d+$')

/** Whether a path is that of a call whose answer is public, so that it may be kept on a device. */
export const isPublicReading = (path: string): boolean => READING.test(path)

/** The path of the list of translations that a chapter of the Bible opens by; null for any other path. */
export const translationsOf = (path: string): string | null => CHAPTER.exec(path)?.[1] ?? null
