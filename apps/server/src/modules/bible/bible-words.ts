import { plain } from '../../platform/search-text.ts'

/** Text search configurations of PostgreSQL by language. */
const CONFIGURATIONS: Record<string, string> = { pt: 'portuguese', en: 'english', es: 'spanish' }

/** @param language tag of a translation: pt-BR */
export const configurationOf = (language: string): string =>
  CONFIGURATIONS[language.split('-')[0]?.toLowerCase() ?? ''] ?? 'simple'

/** The verse without accents and signs, word by word: what is indexed, and what is searched for. */
export const indexed = (text: string): string => plain(text)
