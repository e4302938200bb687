import { daysAfter, plainDay } from '@atrio/contract/rules'
import { createFormat, type Translate } from '@atrio/i18n'
import { type FeatureContext, loadFeatureWords } from '@atrio/tenant-core'

/** Checkout's text about a recurring gift: its interval and next date. */
export async function repeatsWords(
  ctx: Pick<FeatureContext, 'features' | 'i18n' | 'locale' | 'now' | 'tenant'>,
  everyDays: number,
): Promise<string> {
  // checkout's page has loaded only its own messages
  await loadFeatureWords(ctx, 'giving')
  const { i18n, locale, now, tenant } = ctx
  const { timeZone } = tenant.church
  const next = createFormat(locale, timeZone).plainDate(daysAfter(plainDay(now, timeZone), everyDays))
  const t = i18n.getFixedT(i18n.language, 'giving') as Translate<'giving'>
  return t('recurring.summary', { count: everyDays, next })
}
