import type { StartUp } from '@atrio/api-client'
import { appLocale, localeFromAcceptLanguage, type Locale } from '@atrio/i18n'
import {
  bundleSource,
  failedSlots,
  framingOf,
  hasModule,
  inProcessTransport,
  pageNeeds,
  startUp,
  type ChurchLookup,
  type Framing,
  type Inject,
  type PortalConfig,
  type RouteHandle,
} from '@atrio/tenant-core'
import { sanitizeOnServer } from '@atrio/rich-content'
import { churchThemeCss, drawGlassOnServer } from '@atrio/ui/server'
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router'
import { dehydrate } from '@tanstack/react-query'
import { createApp, type App, type AppData } from './app.tsx'
import type { Boot } from './boot.ts'
import { features } from './features.ts'
import { firstScript } from './first-script.ts'
import { renderFailure } from './render/render-failure.tsx'
import { plainErrors } from './render/plain-errors.ts'
import { renderMarkup, type Markup } from './render/render-markup.tsx'
import { matchedHandles } from './render/matched-handles.ts'

export { firstScript }

drawGlassOnServer()

/** The app's language: the switch's choice, else the browser's, else en. */
export const localeOf = (chosen: string | undefined, acceptLanguage: string | undefined): Locale =>
  chosen ? appLocale(chosen) : localeFromAcceptLanguage(acceptLanguage)

/** What the page of a path depends on; the error page reads the query of `/error`. */
export const needsOf = pageNeeds(features, { errorQuery: ['message', 'from'] })

/** A page request of the web server. It has no session: no token, no session cookie. */
export type PageRequest = {
  /** Absolute, as the browser requested it. */
  url: string
  /** Null for a host that names no church. */
  lookup: ChurchLookup | null
  locale: Locale
  embed: boolean
  /** Milliseconds since the epoch. */
  now: number
  config: PortalConfig
  inject: Inject
  /** Sanitises a church's HTML, whatever the database contains. */
  sanitize: (html: string) => string
}

export type Page = Markup & {
  kind: 'page'
  status: number
  /** Who may frame it, according to its routes. */
  framing: Framing
  /** `#rrggbb`, or null when the church is unknown. */
  color: string | null
  /** The church's theme rule; empty when the church is unknown. */
  themeCss: string
  /** Null for a page without JavaScript: there is no church to start with. */
  boot: Boot | null
}
export type PageResult = Page | { kind: 'redirect'; status: number; location: string }

/** Renders one page without a session. */
export async function render(request: PageRequest): Promise<PageResult> {
  sanitizeOnServer(request.sanitize)
  const transport = inProcessTransport(request.inject)
  const outcome = await startUp(bundleSource(transport), request.lookup)
  if (outcome.kind !== 'ready') return renderFailure(outcome, request.locale)
  const { locale, config, embed, now } = request
  const { origin, pathname } = new URL(request.url)
  const appData: AppData = { startUp: outcome.data, locale, config, embed, now, origin }
  const app = await createApp(features, appData, transport, 'server', { pathname })

  const handles = matchedHandles(app.routes, pathname)
  if (handles.some(({ access }) => access !== 'public')) return renderFrame(app, appData, handles)

  const handler = createStaticHandler(app.routes)
  const context = await handler.query(new Request(request.url))
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' }
  }
  if (Object.values(context.errors ?? {}).some(isPersonNeeded)) return renderFrame(app, appData, handles)
  const markup = renderMarkup(
    <app.Providers>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
      {/* stands for what the browser has here: ids that React counts out depend on how many children there are */}
      {null}
    </app.Providers>,
  )
  return {
    kind: 'page',
    status: context.statusCode,
    framing: framingOf(handles),
    color: outcome.data.visual.color,
    themeCss: churchThemeCss(outcome.data.visual.color),
    ...markup,
    boot: {
      ...appData,
      startUp: withoutExtras(outcome.data),
      queries: dehydrate(app.ctx.queryClient),
      failedSlots: failedSlots(app.ctx),
      messages: firstMessages(app.ctx, handles),
      router: { loaderData: context.loaderData, errors: plainErrors(context.errors) },
    },
  }
}

/** What a page's load throws here when only the browser knows whether the person may see it. */
const isPersonNeeded = (error: unknown) => isRouteErrorResponse(error) && error.status === 401

/** The bundle's extra data is already among the queries. */
const withoutExtras = ({ church, modules, visual, paymentMethods, menu }: StartUp): StartUp => ({
  church,
  modules,
  visual,
  paymentMethods,
  menu,
})

/**
 * Namespaces beside a feature's own that a server-rendered page may use; `ownPages` for the confirmation of an
 * account's deletion, `payment` for what became of a payment, `scripture` for the names of the Bible's books, `map` for
 * the offer of a street map.
 */
const SHARED_NAMESPACES = ['map', 'mediaPlayer', 'ownPages', 'payment', 'scripture']

/** The messages of the shell, the page and what it uses; sections load their own. */
const firstMessages = ({ i18n, locale }: App['ctx'], handles: RouteHandle[]): Record<string, object> =>
  Object.fromEntries(
    ['shell', ...SHARED_NAMESPACES, ...handles.map(({ feature }) => feature)].flatMap((namespace) =>
      i18n.hasResourceBundle(locale, namespace)
        ? [[namespace, i18n.getResourceBundle(locale, namespace) as object]]
        : [],
    ),
  )

/** A page that depends on the person: the server sends only the data to start from, and the browser's guard decides. */
function renderFrame({ ctx }: App, appData: AppData, handles: RouteHandle[]): PageResult {
  if (handles.some(({ module }) => !hasModule(ctx.tenant, module)))
    return { kind: 'redirect', status: 302, location: '/' }
  return {
    kind: 'page',
    status: 200,
    framing: framingOf(handles),
    color: ctx.tenant.visual.color,
    themeCss: churchThemeCss(ctx.tenant.visual.color),
    head: `<title>${ctx.tenant.church.name.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`)}</title><meta name="robots" content="noindex">`,
    body: '',
    styles: [],
    boot: { ...appData, queries: dehydrate(ctx.queryClient), failedSlots: [], messages: firstMessages(ctx, []) },
  }
}
