import type { Bible, Translation } from '@atrio/api-client'
import { bibleQuery, loadScriptureWords, useBible } from '@atrio/scripture'
import type { FeatureContext } from '@atrio/tenant-core'
import { useParams } from 'react-router'
import { ANY_TRANSLATION } from '../page-paths.ts'

const lost = () => new Response(null, { status: 404 })

const find = ({ translations }: Bible, code: string | undefined) =>
  code === ANY_TRANSLATION ? translations[0] : translations.find((one) => one.code === code)

/** For a page's load, with the names of the books: the translation of a path, or the 404 page. */
export async function loadTranslation(ctx: FeatureContext, code: string | undefined): Promise<Translation> {
  const [bible] = await Promise.all([ctx.queryClient.fetchQuery(bibleQuery(ctx.api)), loadScriptureWords(ctx.i18n)])
  const found = find(bible, code)
  if (!found) throw lost()
  return found
}

/** The book of a path in its translation, or the 404 page. */
export function requireBook({ books }: Translation, code: string | undefined) {
  const found = books.find((book) => book.code === code)
  if (!found) throw lost()
  return found
}

/** For a screen, whose load has found it. */
export function useTranslationOfPath(): Translation {
  const found = find(useBible(), useParams()['translation'])
  if (!found) throw lost()
  return found
}
