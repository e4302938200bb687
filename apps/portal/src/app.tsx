import { type StartUp, type StartUpBundle, churchApi, retryReads, type Transport } from '@atrio/api-client'
import { addMessages, type Locale } from '@atrio/i18n'
import {
  AccountQuestion,
  composeFeatures,
  ContextProviders,
  createContext,
  type Feature,
  type FeatureContext,
  type PortalConfig,
} from '@atrio/tenant-core'
import { ChurchColorProvider } from '@atrio/ui'
import { StrictMode, type ReactNode } from 'react'
import { data, type RouteObject } from 'react-router'
import { ErrorPage, RouteError } from './shell/error-page.tsx'
import { shellMessages } from './shell/i18n/messages.ts'
import { loadShell, Root } from './shell/root.tsx'

/** The data that a portal starts from: on the server, in the server's page, or from the start-up calls. */
export type AppData = {
  startUp: StartUp & Partial<StartUpBundle>
  locale: Locale
  config: PortalConfig
  embed: boolean
  /** Milliseconds since the epoch. */
  now: number
  /** Scheme, host and port of the page, for addresses that leave it. */
  origin: string
}

export type App = {
  ctx: FeatureContext
  routes: RouteObject[]
  Providers: (props: { children: ReactNode }) => ReactNode
}

/** Where an app runs: on the server, hydrating a server-rendered page, or in a browser on its own. */
type Place = 'server' | 'over-page' | 'browser'

/**
 * Everything that one request or one tab owns. No module state: two churches can be rendered side by side.
 * @param options the words that came with the page; the one path that there is to match, on the server
 */
export async function createApp(
  features: readonly Feature[],
  appData: AppData,
  transport: Transport,
  place: Place,
  { messages, pathname }: { messages?: Record<string, object> | undefined; pathname?: string } = {},
): Promise<App> {
  const { startUp, locale, config, embed, now, origin } = appData
  const { banners, organization, ...tenant } = startUp
  const ctx = createContext({
    tenant,
    locale,
    config,
    embed,
    now,
    origin,
    features,
    transport,
    messages,
    onServer: place === 'server',
    takesOver: place === 'over-page',
    retry: retryReads,
  })
  // seeds the query cache with the bundle's extra data
  if (banners) ctx.queryClient.setQueryData(ctx.api.q(churchApi.banners, {}).queryKey, banners)
  if (organization) {
    ctx.queryClient.setQueryData(ctx.api.q(churchApi.organization, { slug: organization.slug }).queryKey, organization)
  }
  await Promise.all([addMessages(ctx.i18n, 'shell', shellMessages), ctx.takesOver || loadShell()])
  const Providers = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ContextProviders ctx={ctx}>
        <ChurchColorProvider color={tenant.visual.color}>{children}</ChurchColorProvider>
      </ContextProviders>
    </StrictMode>
  )
  return { ctx, routes: portalRoutes(ctx, pathname), Providers }
}

/** A pathless route, so that the shell stays when a page fails. */
const portalRoutes = (ctx: FeatureContext, pathname?: string): RouteObject[] => [
  {
    id: 'shell',
    path: '/',
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: AccountQuestion,
    children: [
      {
        id: 'pages',
        ErrorBoundary: RouteError,
        children: [
          ...composeFeatures(ctx, 'routes', pathname),
          { id: 'ErrorPage', path: '*', Component: ErrorPage, loader: () => data(null, { status: 404 }) },
        ],
      },
    ],
  },
]
