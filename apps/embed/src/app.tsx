import { ApiError, type StartUp, type Transport } from '@atrio/api-client'
import { addMessages, type Locale } from '@atrio/i18n'
import {
  composeFeatures,
  ContextProviders,
  createContext,
  type Feature,
  type FeatureContext,
  type PortalConfig,
} from '@atrio/tenant-core'
import { ChurchColorProvider } from '@atrio/ui'
import type { ReactNode } from 'react'
import { data, type RouteObject } from 'react-router'
import { FailedPage, RouteFailure } from './shell/failure.tsx'
import { Frame } from './shell/frame.tsx'
import { embedMessages } from './shell/i18n/messages.ts'

/** The data that a frame starts from. */
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

/** Reads are retried once when no answer arrived or the server was down; never a refusal. */
const retryOnce = (failures: number, error: Error) => failures < 1 && error instanceof ApiError && error.retryable

/**
 * Everything that one request or one frame owns.
 * @param options the words that came with the page; the one path that there is to match, on the server
 */
export async function createApp(
  features: readonly Feature[],
  { startUp: tenant, locale, config, now, origin }: AppData,
  transport: Transport,
  place: 'server' | 'browser',
  { messages, pathname }: { messages?: Record<string, object>; pathname?: string } = {},
): Promise<App> {
  const ctx = createContext({
    tenant,
    locale,
    config,
    now,
    origin,
    features,
    transport,
    messages,
    embed: true,
    onServer: place === 'server',
    takesOver: false,
    retry: retryOnce,
  })
  await addMessages(ctx.i18n, 'embed', embedMessages)
  const Providers = ({ children }: { children: ReactNode }) => (
    <ContextProviders ctx={ctx}>
      <ChurchColorProvider color={tenant.visual.color}>{children}</ChurchColorProvider>
    </ContextProviders>
  )
  return { ctx, routes: embedRoutes(ctx, pathname), Providers }
}

const embedRoutes = (ctx: FeatureContext, pathname?: string): RouteObject[] => [
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
          ...composeFeatures(ctx, 'embeds', pathname),
          { id: 'ErrorPage', path: '*', Component: FailedPage, loader: () => data(null, { status: 404 }) },
        ],
      },
    ],
  },
]
