import { daysAfter, plainDay } from '@atrio/contract/rules'
import { addMessages, createFormat, type Translate } from '@atrio/i18n'
import type { FeatureContext } from '@atrio/tenant-core'
import { messages } from '../i18n/messages.ts'

/** Checkout's text about a recurring gift: its interval and next date. */
export async function repeatsWords(
  { i18n, locale, now, tenant }: Pick<FeatureContext, 'i18n' | 'locale' | 'now' | 'tenant'>,
  everyDays: number,
): Promise<string> {
  // checkout's page has loaded only its own messages
  await addMessages(i18n, 'giving', messages)
  const { timeZone } = tenant.church
  const next = createFormat(locale, timeZone).plainDate(daysAfter(plainDay(now, timeZone), everyDays))
  const t = i18n.getFixedT(i18n.language, 'giving') as Translate<'giving'>
  return t('recurring.summary', { count: everyDays, next })
}
