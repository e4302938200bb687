import { restoringAtom, signedInAtom, type FeatureContext } from '@atrio/tenant-core'
import { granted, recordChoice, thirdPartiesOf, usedPurposes } from './choice.ts'
import type { DataRouter } from './data-router.ts'
import { isOpenDocument, keepZonesApart } from './zones.ts'

/**
 * Begins what a deployment uses of others: error reports, the question for consent, and the scripts that were agreed to.
 * Called once the page is interactive and the browser idle. docs/decisions/0051.
 * @param isServerPage whether the server drew this document
 */
export async function startThirdParties(ctx: FeatureContext, router: DataRouter, isServerPage: boolean): Promise<void> {
  const errorsUrl = thirdPartiesOf(ctx)?.errorsUrl
  if (errorsUrl) (await import('./report-errors.ts')).reportErrors(ctx, router, errorsUrl)
  // the page around a frame asks for itself
  if (usedPurposes(ctx).length === 0 || ctx.embed || top !== window) return
  const isAgreed = () => granted(ctx).length > 0
  const isOpen = isOpenDocument(isServerPage, isAgreed())
  keepZonesApart(ctx, router, isOpen, isAgreed)
  await (await import('./show-consent.ts')).showConsent(ctx)
  void ctx.store.get(restoringAtom)?.then(() => recordChoice(ctx))
  ctx.store.sub(signedInAtom, () => void recordChoice(ctx))
  void recordChoice(ctx)
  const { runScripts, surveyAfterFirstSignIn } = await import('./run-scripts.ts')
  if (isOpen) await runScripts(ctx, router)
  await ctx.store.get(restoringAtom)
  await surveyAfterFirstSignIn(ctx, isOpen)
}
