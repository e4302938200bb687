import '@atrio/ui/base.css'
import { createBrowserTransport, createFetchTransport, retryReads, type Transport } from '@atrio/api-client'
import { addMessages, appLocale, createI18n, I18nProvider, type Locale } from '@atrio/i18n'
import {
  browserPlace,
  bundleSource,
  callsSource,
  churchOfHost,
  ContextProviders,
  createContext,
  dateStartUp,
  defaultConfig,
  sessionAtom,
  sessionTransport,
  startPrefetch,
  startSession,
  startUp,
  takeUrlToken,
  type Feature,
  type FeatureContext,
  type PortalConfig,
} from '@atrio/tenant-core'
import { ChurchColorProvider, churchThemeCss } from '@atrio/ui'
import { StrictMode, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Failure } from './failure.tsx'
import { messages } from './i18n/messages.ts'
import { portalRoutes } from './portal-routes.tsx'

export type PortalOptions = {
  /** The church's code; without one the page's host says which church it is. */
  church?: string
  features: readonly Feature[]
  /**
   * Where the calls go, and what else differs from the defaults: `{ apiBase: 'https://portal.example.org/api/v1' }`. The
   * start-up is asked of the same host, at `/bff/v1`, unless `bffBase` names another address; null for a backend without it.
   */
  config?: Partial<PortalConfig>
  /** Parts around every page, such as a header; default: none. */
  layout?: ComponentType<{ children: ReactNode }>
  locale?: Locale
  /** Default: the element `#root`. */
  root?: HTMLElement
}

/**
 * Shows a portal of these features: its church, session, routes and error pages. Resolves once its router has started, with
 * the context; with undefined where there is no church to show, and the page says why.
 */
export async function createPortal(options: PortalOptions): Promise<FeatureContext | undefined> {
  const { features, layout, locale = appLocale(navigator.languages) } = options
  const urlToken = takeUrlToken()
  const root = createRoot(options.root ?? document.getElementById('root')!)
  const config = configOf(options)
  document.documentElement.lang = locale

  // the calls ask for it, and it is made of what they answer
  const started: { ctx?: FeatureContext } = {}
  const calls = {
    bases: {
      main: config.apiBase,
      ...(config.bffBase !== null && { bff: config.bffBase }),
      ...(config.cardBase !== null && { card: config.cardBase }),
    },
    token: () => started.ctx?.store.get(sessionAtom).token ?? null,
  }
  const [fetched, uploaded] = [createFetchTransport(calls), createBrowserTransport(calls)]
  // axios weighs 15 kB and is loaded with its first call; it alone tells how far an upload is
  const called: Transport = (request) => (request.body instanceof FormData ? uploaded : fetched)(request)
  const transport = sessionTransport(config.bffBase === null ? fromAnyBackend(called) : called, () => started.ctx)
  const outcome = await startUp(
    config.bffBase === null ? callsSource(transport) : bundleSource(transport),
    config.churchCode ? { code: config.churchCode } : churchOfHost(location.hostname, config.appDomain),
  )
  if (outcome.kind !== 'ready') {
    const i18n = createI18n(locale)
    await addMessages(i18n, 'start', messages)
    root.render(
      <I18nProvider i18n={i18n}>
        <main>
          <Failure kind={outcome.kind} />
        </main>
      </I18nProvider>,
    )
    return undefined
  }

  const tenant = outcome.data
  const ctx = createContext({
    tenant,
    locale,
    config,
    features,
    transport,
    embed: false,
    now: dateStartUp(),
    origin: location.origin,
    onServer: false,
    takesOver: false,
    retry: retryReads,
  })
  started.ctx = ctx
  await addMessages(ctx.i18n, 'start', messages)
  applyTheme(tenant.visual.color)
  const place = browserPlace({
    navigate: (to) => router.navigate(to),
    routeIds: () => router.state.matches.map(({ route }) => route.id),
  })
  startSession(ctx, place, urlToken, () => Promise.resolve())
  const router = createBrowserRouter(portalRoutes(ctx, layout))
  root.render(
    <StrictMode>
      <ContextProviders ctx={ctx}>
        <ChurchColorProvider color={tenant.visual.color}>
          <RouterProvider router={router} />
        </ChurchColorProvider>
      </ContextProviders>
    </StrictMode>,
  )
  startPrefetch({ router, loadTransport: () => Promise.resolve() })
  return ctx
}

function configOf({ church, config: given = {} }: PortalOptions): PortalConfig {
  const config = { ...defaultConfig, churchCode: church ?? null, ...given }
  if ('bffBase' in given) return config
  // our server has both bases at one host; the page's own may be a plain one, which answers with its index.html
  const { origin } = new URL(config.apiBase, location.href)
  return origin === location.origin ? config : { ...config, bffBase: origin + defaultConfig.bffBase }
}

/** The answers of a backend that may not be ours. Its readers are loaded by the first call, which fails where they do. */
function fromAnyBackend(transport: Transport): Transport {
  let reading: Promise<Transport> | undefined
  return async (request) => {
    reading ??= import('@atrio/api-client/any-backend').then(({ anyBackend }) => anyBackend(transport))
    return (await reading)(request)
  }
}

function applyTheme(color: string) {
  const style = document.createElement('style')
  style.textContent = churchThemeCss(color)
  document.head.append(style)
}
