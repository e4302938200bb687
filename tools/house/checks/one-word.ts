import type { Catalogue } from './messages.ts'

/** Words that people would read beside another one for the same thing, and the one that stays. */
const OTHER_WORDS: Record<string, readonly [other: RegExp, word: string][]> = {
  'pt-BR': [
    [/\bestornad[oa]s?\b/i, 'devolvido'],
    [/\bprocur(?:ar|e)\b/i, 'buscar'],
    [/\bcódigo QR\b/i, 'QR Code'],
  ],
  en: [
    [/\be-mail/i, 'email'],
    [/\blog ?(?:in|out)\b/i, 'sign in, sign out'],
    [/\b(?:colours?|favourites?|neighbourhoods?|cancelled|centre)\b/i, 'the spelling of the United States'],
  ],
  es: [
    [/\b(?:intentar de nuevo|volver a intentar)\b/i, 'reintentar'],
    [/\bmóvil\b/i, 'celular'],
    [/\bimporte\b/i, 'monto'],
  ],
}

const textsOf = (tree: object): string[] =>
  Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? textsOf(value) : [String(value)],
  )

/** One thing has one word in each language. */
export const thingsHaveOneWord = ({ folder, languages }: Catalogue): string[] =>
  Object.entries(languages).flatMap(([locale, tree]) =>
    (OTHER_WORDS[locale] ?? []).flatMap(([other, word]) =>
      textsOf(tree)
        .filter((text) => other.test(text))
        .map((text) => `${folder} ${locale}: “${text}” — ${word}`),
    ),
  )
