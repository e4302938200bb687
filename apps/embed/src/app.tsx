import { createApi, ApiError, type StartUp, type Transport } from '@atrio/api-client'
import { addMessages, createI18n, I18nProvider, type Locale } from '@atrio/i18n'
import { composeFeatures, FeatureProvider, type FeatureContext, type PortalConfig } from '@atrio/tenant-core'
import { ChurchColorProvider } from '@atrio/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { data, type RouteObject } from 'react-router'
import { features } from './features.ts'
import { FailedPage, RouteFailure } from './shell/failure.tsx'
import { Frame } from './shell/frame.tsx'
import { embedMessages } from './shell/i18n/messages.ts'

/** What a frame starts from. */
export type AppData = {
  startUp: StartUp
  locale: Locale
  config: PortalConfig
  /** Milliseconds since the epoch. */
  now: number
  /** Scheme, host and port of the page. */
  origin: string
}

export type App = {
  ctx: FeatureContext
  routes: RouteObject[]
  Providers: (props: { children: ReactNode }) => ReactNode
}

/** Reads are tried once more where nothing came back or the server was down; never a refusal. */
const retryOnce = (failures: number, error: Error) => failures < 1 && error instanceof ApiError && error.retryable

/** Everything that one request or one frame owns. */
export async function createApp(
  { startUp: tenant, locale, config, now, origin }: AppData,
  transport: Transport,
  place: 'server' | 'browser',
  messages: Record<string, object> = {},
): Promise<App> {
  const onServer = place === 'server'
  const ctx: FeatureContext = {
    locale,
    config,
    embed: true,
    now,
    origin,
    tenant,
    api: createApi(transport, tenant.church),
    queryClient: new QueryClient({
      defaultOptions: { queries: { staleTime: 60_000, retry: onServer ? false : retryOnce } },
    }),
    store: createStore(),
    i18n: createI18n(locale),
    features,
    onServer,
    takesOver: false,
    slots: new Map(),
  }
  for (const [namespace, catalogue] of Object.entries(messages))
    ctx.i18n.addResourceBundle(locale, namespace, catalogue)
  await addMessages(ctx.i18n, 'embed', embedMessages)
  const Providers = ({ children }: { children: ReactNode }) => (
    <Provider store={ctx.store}>
      <QueryClientProvider client={ctx.queryClient}>
        <I18nProvider i18n={ctx.i18n}>
          <ChurchColorProvider color={tenant.visual.color}>
            <FeatureProvider value={ctx}>{children}</FeatureProvider>
          </ChurchColorProvider>
        </I18nProvider>
      </QueryClientProvider>
    </Provider>
  )
  return { ctx, routes: embedRoutes(ctx), Providers }
}

const embedRoutes = (ctx: FeatureContext): RouteObject[] => [
  {
    id: 'frame',
    path: '/',
    Component: Frame,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
    children: [
      {
        id: 'pages',
        ErrorBoundary: RouteFailure,
        children: [
          ...composeFeatures(ctx, 'embeds'),
          { id: 'ErrorPage', path: '*', Component: FailedPage, loader: () => data(null, { status: 404 }) },
        ],
      },
    ],
  },
]
