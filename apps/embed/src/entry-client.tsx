import '@atrio/ui/base.css'
import { createFetchTransport } from '@atrio/api-client'
import {
  accountSwitchAtom,
  browserPlace,
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
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createApp } from './app.tsx'
import { readBoot, type Boot } from './boot.ts'
import { features } from './features.ts'
import { talkToHost } from './frame/talk-to-host.ts'

const boot = readBoot()
if (boot) await show(boot)

async function show({ queries, messages, ...data }: Boot) {
  const root = document.getElementById('root')!
  const { apiBase, bffBase, embedOrigins } = data.config
  // the session reads the context lazily: it does not exist yet
  const running: { ctx?: FeatureContext } = {}
  const transport = sessionTransport(
    createFetchTransport({
      bases: { main: apiBase, ...(bffBase !== null && { bff: bffBase }) },
      token: () => running.ctx?.store.get(sessionAtom).token ?? null,
    }),
    () => running.ctx,
  )
  const app = await createApp(features, data, transport, 'browser', { messages })
  const { ctx } = app
  running.ctx = ctx
  hydrate(ctx.queryClient, queries)
  const place = {
    ...browserPlace({
      // a frame has no home: when its session ends the person is a visitor on the same page, without a reload
      navigate: () => Promise.resolve(),
      routeIds: () => router.state.matches.map(({ route }) => route.id),
    }),
    reload: () => undefined,
  }
  // a signed-in person stays: a frame cannot ask, and its address is not trusted
  ctx.store.sub(accountSwitchAtom, () => ctx.store.get(accountSwitchAtom)?.answer(false))
  startSession(ctx, place, takeUrlToken(), () => Promise.resolve())
  const router = createBrowserRouter(app.routes)
  createRoot(root).render(
    <CacheProvider value={createCache({ key: 'css' })}>
      <app.Providers>
        <RouterProvider router={router} />
        <Interactive />
      </app.Providers>
    </CacheProvider>,
  )
  talkToHost(window, [data.origin, ...embedOrigins], root)
}

/** Marks that the frame is interactive, for measurements. */
function Interactive() {
  useEffect(() => {
    performance.mark('atrio:interactive')
  }, [])
  return null
}
