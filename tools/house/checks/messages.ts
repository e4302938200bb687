/** Flat messages of one language: `closed.soldOut` → text. */
type Messages = Map<string, string>

export type Catalogue = {
  folder: string
  /** As read from the three files; a language whose file is missing is absent. */
  languages: Record<string, object>
}

export const localesOfCatalogue = ['pt-BR', 'en', 'es']
const pluralSuffix = /_(zero|one|two|few|many|other)$/

function flatten(tree: object, prefix = ''): Messages {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      value && typeof value === 'object' ? [...flatten(value, `${prefix}${key}.`)] : [[prefix + key, String(value)]],
    ),
  )
}

const baseOf = (key: string) => key.replace(pluralSuffix, '')
const basesOf = (messages: Messages) => new Set([...messages.keys()].map(baseOf))

/** The names in `{{name}}`, over all plural forms: "one day" may leave the count out. */
const placeholders = (messages: Messages, base: string) =>
  [...messages]
    .filter(([key]) => baseOf(key) === base)
    .flatMap(([, text]) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name!))
    .filter((name, index, all) => all.indexOf(name) === index)
    .sort()
    .join(', ')

/** The three languages have the same keys and placeholders. */
export const languagesAgree = ({ folder, languages }: Catalogue): string[] => {
  const reference = flatten(languages['pt-BR'] ?? {})
  const expected = basesOf(reference)
  return localesOfCatalogue.flatMap((locale) => {
    const tree = languages[locale]
    if (!tree) return [`${folder}: no ${locale}.json`]
    const messages = flatten(tree)
    const found = basesOf(messages)
    return [
      ...[...expected].filter((base) => !found.has(base)).map((base) => `${folder} ${locale}: lacks ${base}`),
      ...[...found].filter((base) => !expected.has(base)).map((base) => `${folder} ${locale}: only it has ${base}`),
      ...[...found]
        .filter((base) => expected.has(base) && placeholders(messages, base) !== placeholders(reference, base))
        .map((base) => `${folder} ${locale}: ${base} has other placeholders than pt-BR`),
    ]
  })
}

/** A message that is counted has every form that its language counts by. */
export const pluralsAreComplete = ({ folder, languages }: Catalogue): string[] =>
  Object.entries(languages).flatMap(([locale, tree]) => {
    const messages = flatten(tree)
    const counted = new Set([...messages.keys()].filter((key) => pluralSuffix.test(key)).map(baseOf))
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
    return [...counted].flatMap((base) =>
      pluralCategories
        .filter((category) => !messages.has(`${base}_${category}`))
        .map((category) => `${folder} ${locale}: lacks ${base}_${category}`),
    )
  })

export const messagesSaySomething = ({ folder, languages }: Catalogue): string[] =>
  Object.entries(languages).flatMap(([locale, tree]) =>
    [...flatten(tree)]
      .filter(([key, text]) => text.trim() === '' || text === key)
      .map(([key]) => `${folder} ${locale}: ${key} is empty or its own key`),
  )
