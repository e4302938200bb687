import { appLocale, localeFromAcceptLanguage, type Locale } from '@atrio/i18n'
import {
  bundleSource,
  inProcessTransport,
  isRouteHandle,
  pageNeeds,
  startUp,
  type ChurchLookup,
  type Inject,
  type PortalConfig,
} from '@atrio/tenant-core'
import { churchThemeCss } from '@atrio/ui/server'
import { dehydrate } from '@tanstack/react-query'
import { createStaticHandler, matchRoutes } from 'react-router'
import { createApp, type App } from './app.tsx'
import type { Boot } from './boot.ts'
import { features } from './features.ts'
import { firstScript } from './first-script.ts'
import { failurePage } from './shell/failure-page.ts'

export { firstScript }

/** The frame's language: the site's choice, else the browser's, else en. */
export const localeOf = (chosen: string | undefined, acceptLanguage: string | undefined): Locale =>
  chosen ? appLocale(chosen) : localeFromAcceptLanguage(acceptLanguage)

/** What the page of a path depends on. */
export const needsOf = pageNeeds(features, { kind: 'embeds', errorQuery: ['from'] })

/** The web server's request for a frame's page; the same as for the portal. */
type PageRequest = {
  /** Absolute, as the browser requested it. */
  url: string
  /** Null for a host that names no church. */
  lookup: ChurchLookup | null
  locale: Locale
  /** Milliseconds since the epoch. */
  now: number
  config: PortalConfig
  inject: Inject
}

export type Page = {
  kind: 'page'
  status: number
  /** A frame is made for other sites; the church's list of origins restricts which. */
  framing: 'anyone'
  color: string | null
  themeCss: string
  head: string
  body: string
  styles: []
  /** Null for a page without JavaScript: there is nothing to start. */
  boot: Boot | null
}

/**
 * One frame's page: all that it starts from, for nobody in particular. The frame draws itself: its script weighs little,
 * and preact does not take over React's markup.
 */
export async function render({ url, lookup, locale, now, config, inject }: PageRequest): Promise<Page> {
  const transport = inProcessTransport(inject)
  const outcome = await startUp(bundleSource(transport), lookup)
  if (outcome.kind !== 'ready') return failurePage(outcome.kind === 'failed' ? 'failed' : 'missing', locale)
  const { banners: _banners, organization: _organization, ...tenant } = outcome.data
  const { origin, pathname } = new URL(url)
  const appData = { startUp: tenant, locale, config, now, origin }
  const app = await createApp(features, appData, transport, 'server', { pathname })
  const context = await createStaticHandler(app.routes).query(new Request(url))
  // a guard that sends elsewhere: the church has switched the feature off, and its portal is nothing for a frame
  if (context instanceof Response) return failurePage('missing', locale)
  const { color } = tenant.visual
  return {
    kind: 'page',
    status: context.statusCode,
    framing: 'anyone',
    color,
    themeCss: churchThemeCss(color),
    head: '',
    body: '',
    styles: [],
    boot: { ...appData, queries: dehydrate(app.ctx.queryClient), messages: firstMessages(app, url) },
  }
}

/** The messages of the frame and of its page. */
function firstMessages({ ctx: { i18n, locale }, routes }: App, url: string): Record<string, object> {
  const handles = (matchRoutes(routes, new URL(url).pathname) ?? []).map(({ route }) => route.handle as unknown)
  const namespaces = ['embed', ...handles.filter(isRouteHandle).map(({ feature }) => feature)]
  return Object.fromEntries(
    namespaces.flatMap((namespace) =>
      i18n.hasResourceBundle(locale, namespace)
        ? [[namespace, i18n.getResourceBundle(locale, namespace) as object]]
        : [],
    ),
  )
}
