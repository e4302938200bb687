import type { Transport } from '@atrio/api-client'
import {
  bundleSource,
  callsSource,
  churchOfHost,
  dateStartUp,
  errorPagePath,
  metaDescription,
  startUp,
  type PortalConfig,
} from '@atrio/tenant-core'
import { churchThemeCss } from '@atrio/ui'
import type { AppData } from '../app.tsx'
import { errorOfQuery, portalPath } from '../shell/error-query.ts'
import { preferredLocale, preferredTheme } from './visitor-preferences.ts'
import { showFailure } from './show-failure.tsx'

/**
 * Start-up of a static build on a plain host: the specification's sequence with its calls, or the BFF's bundle where
 * the configuration names one. Null where the error page was shown instead.
 */
export async function staticStart(
  config: PortalConfig,
  transport: Transport,
  root: HTMLElement,
): Promise<AppData | null> {
  const locale = preferredLocale()
  document.documentElement.lang = locale
  const theme = preferredTheme()
  if (theme) document.documentElement.dataset['theme'] = theme

  const source = config.bffBase === null ? callsSource(transport) : bundleSource(transport)
  const { churchCode, appDomain } = config
  const outcome = await startUp(source, churchCode ? { code: churchCode } : churchOfHost(location.hostname, appDomain))
  if (outcome.kind !== 'ready') {
    const from = askedPath()
    if (outcome.kind === 'failed') history.replaceState(null, '', errorPagePath(outcome.messageKey, from))
    await showFailure(root, { kind: outcome.kind, retryHref: from }, locale)
    return null
  }
  const { church, visual } = outcome.data
  applyChurch(visual.color, metaDescription(church) || church.name)
  return { startUp: outcome.data, locale, config, embed: false, now: dateStartUp(), origin: location.origin }
}

/** The requested page: retrying, or loading the error page itself, must not stay on the error page. */
const askedPath = () =>
  portalPath(location.pathname + location.search) ?? errorOfQuery(location.search).retryHref ?? '/'

/** Sets the metadata that the server would render into the head. */
function applyChurch(color: string, description: string) {
  const style = document.createElement('style')
  style.textContent = churchThemeCss(color)
  const themeColor = document.createElement('meta')
  themeColor.name = 'theme-color'
  themeColor.content = color
  const meta = document.createElement('meta')
  meta.name = 'description'
  meta.content = description
  document.head.append(style, themeColor, meta)
}
