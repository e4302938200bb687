import '@atrio/ui/base.css'
import { createBrowserTransport } from '@atrio/api-client'
import {
  browserPlace,
  datePage,
  isRouteHandle,
  markFailedSlots,
  whenIdle,
  sessionAtom,
  sessionTransport,
  startSession,
  takeUrlToken,
  type FeatureContext,
} from '@atrio/tenant-core'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { hydrate } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createApp, type AppData } from './app.tsx'
import { readBoot, type RouteFailure } from './boot.ts'
import { takeEarlyPress } from './early-press.ts'
import { isEmbedded } from './embed-mode.ts'
import { features } from './features.ts'

const root = document.getElementById('root')!
const boot = readBoot()
const config = boot?.config ?? (await (await import('./read-config.ts')).readConfig())

/** Whether the service worker has answered by a copy, and there is network for a newer page. */
const renewing = boot && 'kept' in document.documentElement.dataset && navigator.onLine

if (boot) datePage(boot.now)

let ctx: FeatureContext | undefined
let markInteractive: () => void
/** Resolves when React has taken the page over: what the first touch does not need is asked for after it. */
const interactive = new Promise<void>((resolve) => (markInteractive = resolve))
const calls = createBrowserTransport({
  bases: {
    main: config.apiBase,
    ...(config.bffBase !== null && { bff: config.bffBase }),
    ...(config.cardBase !== null && { card: config.cardBase }),
  },
  token: () => ctx?.store.get(sessionAtom).token ?? null,
})
// files on a plain host may have a backend that is not ours
const answering = boot ? calls : (await import('@atrio/api-client/any-backend')).anyBackend(calls)
const transport = sessionTransport(answering, () => ctx)

/** Same questions, other source: without a server's page, the start-up calls answer them. */
const appData = boot ?? (await (await import('./static-start/static-start.tsx')).staticStart(config, transport, root))

// a card's challenge ends in a frame of the portal; see docs/wire.md
if (top !== window) {
  const { search } = location
  void import('./notify-challenge-end.ts')
    .then(({ notifyChallengeEnd }) => notifyChallengeEnd(window, search, config.embedOrigins))
    .catch(() => undefined) // the page around it asks the server in any case
}

// a frame's document is in embed mode whether or not its storage is closed to us
if (appData) await show({ ...appData, embed: appData.embed || isEmbedded() })

if (renewing) {
  void interactive
    .then(() => import('./offline/renew-page.ts'))
    .then(({ renewPage }) => renewPage(ctx!, boot, () => location.reload()))
    .catch(() => ctx?.queryClient.invalidateQueries())
}

if (import.meta.env.PROD && appData && top === window && 'serviceWorker' in navigator) {
  void interactive
    .then(() => import('./offline/register-worker.ts'))
    .then(({ registerWorker }) => registerWorker(features, appData.locale, Object.keys(boot?.messages ?? {})))
    .catch(() => undefined) // the page works without it, and the next one asks again
}

async function show(data: AppData) {
  // the tab is in embed mode but the page was requested without the parameter: the server's markup is for another
  // layout
  const rendered = boot?.router && boot.embed === data.embed
  const app = await createApp(features, data, transport, rendered ? 'over-page' : 'browser', {
    messages: boot?.messages,
  })
  ctx = app.ctx
  if (boot) {
    // a copy's data count as fresh until the worker's answer from the network
    if (renewing) boot.queries.queries.forEach(({ state }) => (state.dataUpdatedAt = Date.now()))
    hydrate(ctx.queryClient, boot.queries)
  }
  // restrictions of other sites' frames are loaded in a frame only
  const framed = top === window ? undefined : await import('./framed/leave-frame.ts')
  const routes = framed ? await framed.routesInFrame(window, ctx, app.routes) : app.routes
  if (rendered) {
    await loadCodeOfFirstPage(routes)
    markFailedSlots(ctx, boot.failedSlots)
  }
  // the router is read lazily: it does not exist yet
  const place = browserPlace({
    navigate: (to) => router.navigate(to),
    routeIds: () => router.state.matches.map(({ route }) => route.id),
  })
  startSession(ctx, place, takeUrlToken(), rendered ? whenIdle : () => Promise.resolve())
  const router = createBrowserRouter(
    routes,
    rendered ? { hydrationData: { ...boot.router, errors: routeErrors(boot.router?.errors ?? null) } } : undefined,
  )
  framed?.leaveFrame(window, router)
  const tree = (
    <CacheProvider value={createCache({ key: 'css' })}>
      <app.Providers>
        <RouterProvider router={router} />
        <Interactive />
      </app.Providers>
    </CacheProvider>
  )
  const pressed = takeEarlyPress()
  if (rendered) {
    hydrateRoot(root, tree)
    void interactive.then(() => pressed?.click())
    ctx.takesOver = false
  } else {
    root.replaceChildren()
    createRoot(root).render(tree)
  }
  void interactive
    .then(() => import('./once-interactive.ts'))
    .then(({ onceInteractive }) => onceInteractive(router))
    .catch(() => undefined) // links fetch their pages when they are followed
  if (config.thirdParties) {
    // what it adds to the shell would disturb the hydration
    void interactive
      .then(whenIdle)
      .then(() => import('./third-parties/start.ts'))
      .then(({ startThirdParties }) => startThirdParties(app.ctx, router, boot !== null))
      .catch(() => undefined) // without consent the page works as well
  }
}

/** Marks that React has hydrated the page, for measurements: effects run after it. */
function Interactive() {
  useEffect(() => {
    performance.mark('atrio:interactive')
    markInteractive()
  }, [])
  return null
}

/** Loads the first page's code before React starts, so that hydration finds the same markup. */
async function loadCodeOfFirstPage(routes: RouteObject[]) {
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function' || !isRouteHandle(route.handle)) return
      Object.assign(route, await route.lazy())
      delete route.lazy
    }),
  )
}

function routeErrors(errors: Record<string, RouteFailure> | null) {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([route, { status, statusText, data }]) => [
      route,
      new ErrorResponseImpl(status, statusText, data),
    ]),
  )
}
