import { parseArgs } from 'node:util'
import { languages, screenNames, themes, type Language, type ScreenName, type Theme } from './screens.ts'

export type Options = {
  /** Beginnings of names; empty: every page. */
  only: string[]
  /** Absent: those that each page is usually seen on. */
  screens: ScreenName[] | undefined
  themes: readonly Theme[]
  /** Absent: each church's own. */
  languages: Language[] | undefined
  /** Of a portal that runs already, which is changed by it: there are orders, cards and talk afterwards. */
  port: number | undefined
}

/**
 * `npm run shots -- --only song,live --screen phone --theme dark --language en`; each may be several, with commas between.
 * @throws where a screen, theme or language is not one of ours.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      screen: { type: 'string' },
      theme: { type: 'string' },
      language: { type: 'string' },
      port: { type: 'string' },
    },
  })
  return {
    only: values.only?.split(',') ?? [],
    screens: some('screen', values.screen, screenNames),
    themes: some('theme', values.theme, themes) ?? themes,
    languages: some('language', values.language, languages),
    port: values.port === undefined ? undefined : Number(values.port),
  }
}

function some<T extends string>(option: string, asked: string | undefined, known: readonly T[]): T[] | undefined {
  return asked?.split(',').map((name) => {
    const found = known.find((one) => one === name)
    if (!found) throw new Error(`--${option} is one of ${known.join(', ')}, not ${name}.`)
    return found
  })
}
