import { appLocale, localeFromAcceptLanguage, type Locale } from '@atrio/i18n'
import { bundleSource, failedSlots, hasModule, startUp, type ChurchLookup, type PortalConfig } from '@atrio/tenant-core'
import { churchThemeCss } from '@atrio/ui'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { dehydrate } from '@tanstack/react-query'
import { createApp, type App, type AppData } from './app.tsx'
import type { Boot } from './boot.ts'
import { inProcessTransport, type Inject } from './in-process-transport.ts'
import { firstScript } from './first-script.ts'
import { renderFailure } from './render/render-failure.tsx'
import { plainErrors } from './render/plain-errors.ts'
import { renderMarkup, type Markup } from './render/render-markup.tsx'
import { matchedHandles } from './render/matched-handles.ts'

export { firstScript }

/** The app's language: the switch's choice, else the browser's, else en. */
export const localeOf = (chosen: string | undefined, acceptLanguage: string | undefined): Locale =>
  chosen ? appLocale(chosen) : localeFromAcceptLanguage(acceptLanguage)

/** What the web server asks a page with. It knows no person: no token, no session cookie. */
export type PageRequest = {
  /** Absolute, as the browser asked. */
  url: string
  lookup: ChurchLookup
  locale: Locale
  embed: boolean
  /** Milliseconds since the epoch. */
  now: number
  config: PortalConfig
  inject: Inject
}

export type Page = Markup & {
  kind: 'page'
  status: number
  /** `#rrggbb`, or null where no church is known. */
  color: string | null
  /** The church's theme rule; empty where no church is known. */
  themeCss: string
  /** Null for a page without JavaScript: there is no church to start. */
  boot: Boot | null
}
export type PageResult = Page | { kind: 'redirect'; status: number; location: string }

/** Renders one page for nobody in particular. */
export async function render(request: PageRequest): Promise<PageResult> {
  const transport = inProcessTransport(request.inject)
  const outcome = await startUp(bundleSource(transport), request.lookup)
  if (outcome.kind !== 'ready') return renderFailure(outcome, request.locale)
  const { locale, config, embed, now } = request
  const appData: AppData = { startUp: outcome.data, locale, config, embed, now }
  const app = await createApp(appData, transport, true)

  const handles = matchedHandles(app.routes, new URL(request.url).pathname)
  if (handles.some(({ access }) => access !== 'public')) return renderFrame(app, appData, handles)

  const handler = createStaticHandler(app.routes)
  const context = await handler.query(new Request(request.url))
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' }
  }
  const markup = renderMarkup(
    <app.Providers>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </app.Providers>,
  )
  return {
    kind: 'page',
    status: context.statusCode,
    color: outcome.data.visual.color,
    themeCss: churchThemeCss(outcome.data.visual.color),
    ...markup,
    boot: {
      ...appData,
      queries: dehydrate(app.ctx.queryClient),
      failedSlots: failedSlots(app.ctx),
      router: { loaderData: context.loaderData, errors: plainErrors(context.errors) },
    },
  }
}

/** A page that depends on the person: the server sends what it starts from, and the browser's guard decides. */
function renderFrame({ ctx }: App, appData: AppData, handles: ReturnType<typeof matchedHandles>): PageResult {
  if (handles.some(({ module }) => !hasModule(ctx.tenant, module)))
    return { kind: 'redirect', status: 302, location: '/' }
  return {
    kind: 'page',
    status: 200,
    color: ctx.tenant.visual.color,
    themeCss: churchThemeCss(ctx.tenant.visual.color),
    head: `<title>${ctx.tenant.church.name.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`)}</title><meta name="robots" content="noindex">`,
    body: '',
    styles: [],
    boot: { ...appData, queries: dehydrate(ctx.queryClient), failedSlots: [] },
  }
}
