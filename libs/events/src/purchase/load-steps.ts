import { loadFormWords } from '@atrio/forms'
import type { I18n } from '@atrio/i18n'
import { PurchaseSteps } from './purchase-steps.tsx'

/** Loads the steps of a purchase with the messages of their forms. */
export async function loadSteps(i18n: I18n): Promise<typeof PurchaseSteps> {
  await loadFormWords(i18n)
  return PurchaseSteps
}
