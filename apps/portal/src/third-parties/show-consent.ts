import { addMessages } from '@atrio/i18n'
import { consentAtom, type FeatureContext } from '@atrio/tenant-core'
import { Consent, consentDialog } from './consent.tsx'
import { consentMessages } from './i18n/messages.ts'

/** Puts the question, and what opens the choices, into the shell and the account. */
export async function showConsent(ctx: FeatureContext): Promise<void> {
  await addMessages(ctx.i18n, 'consent', consentMessages)
  ctx.store.set(consentAtom, { Content: Consent, ...consentDialog(ctx) })
}
