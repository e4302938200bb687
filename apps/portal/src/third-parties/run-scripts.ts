import { fillTemplate, signedInAtom, type FeatureContext } from '@atrio/tenant-core'
import { granted, thirdPartiesOf } from './choice.ts'
import type { DataRouter } from './data-router.ts'

/** The sign-in's mark in session storage; repeated, since a module of both would be one more file beside the sign-in. */
const FIRST_SIGN_IN_KEY = 'atrio.firstSignIn'

/**
 * Loads the scripts that the visitor agreed to, and counts a page view now and at every move in the portal. For open
 * documents.
 */
export async function runScripts(ctx: FeatureContext, router: DataRouter): Promise<void> {
  const { pixelUrl, analyticsUrl, chatBotUrl, recordingUrl } = thirdPartiesOf(ctx) ?? {}
  const purposes = granted(ctx)
  const { code, pixelCode } = ctx.tenant.church
  const fill = (address: string) => fillTemplate(address, { code, lang: ctx.locale })
  const may = { statistics: purposes.includes('statistics'), marketing: purposes.includes('marketing') }
  const count: (() => void)[] = []
  if (may.statistics && analyticsUrl) {
    count.push((await import('./analytics.ts')).startAnalytics(fill(analyticsUrl), may))
  }
  if (may.marketing && pixelUrl && pixelCode) {
    count.push((await import('./pixel.ts')).startPixel(fill(pixelUrl), pixelCode))
  }
  const { loadScript } = await import('./load-script.ts')
  if (purposes.includes('chat') && chatBotUrl) loadScript(fill(chatBotUrl))
  if (purposes.includes('recording') && recordingUrl) loadScript(fill(recordingUrl))
  const pageView = () => count.forEach((countOne) => countOne())
  pageView()
  let last = addressOf(router)
  router.subscribe(({ navigation }) => {
    const address = addressOf(router)
    if (navigation.state !== 'idle' || address === last) return
    last = address
    // the title is of the page that React draws next
    requestAnimationFrame(pageView)
  })
}

const addressOf = ({ state: { location } }: DataRouter) => location.pathname + location.search

/**
 * Starts the survey for a person who has signed in for the first time in this tab. Without consent it waits: a consent
 * that comes later counts from then on.
 */
export async function surveyAfterFirstSignIn(ctx: FeatureContext, isOpen: boolean): Promise<void> {
  const { surveyUrl, surveyEnvironmentId } = thirdPartiesOf(ctx) ?? {}
  const isFirst = sessionStorage.getItem(FIRST_SIGN_IN_KEY) !== null && ctx.store.get(signedInAtom)
  if (!isFirst || (!surveyUrl && !surveyEnvironmentId)) return
  const isWhole = surveyUrl !== undefined && surveyEnvironmentId !== undefined
  // half a configuration is logged, without consent too: nothing is loaded
  if (isWhole && !(isOpen && granted(ctx).includes('survey'))) return
  sessionStorage.removeItem(FIRST_SIGN_IN_KEY)
  const { startSurvey } = await import('./survey.ts')
  const settings = { appUrl: surveyUrl, environmentId: surveyEnvironmentId, language: ctx.locale }
  const result = await startSurvey(settings)
  if (!result.ok) console.info(result.error.message)
}
