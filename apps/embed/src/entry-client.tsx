import '@atrio/ui/base.css'
import { createFetchTransport } from '@atrio/api-client'
import {
  accountSwitchAtom,
  browserPlace,
  sessionAtom,
  sessionTransport,
  startSession,
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
import { talkToHost } from './frame/talk-to-host.ts'
import { takeUrlToken } from './url-token.ts'

const boot = readBoot()
if (boot) await show(boot)

async function show({ queries, messages, ...data }: Boot) {
  const root = document.getElementById('root')!
  const { apiBase, bffBase, embedOrigins } = data.config
  // what asks for the session asks later, when it is there
  const running: { ctx?: FeatureContext } = {}
  const transport = sessionTransport(
    createFetchTransport({
      bases: { main: apiBase, ...(bffBase !== null && { bff: bffBase }) },
      token: () => running.ctx?.store.get(sessionAtom).token ?? null,
    }),
    () => running.ctx,
  )
  const app = await createApp(data, transport, 'browser', messages)
  const { ctx } = app
  running.ctx = ctx
  hydrate(ctx.queryClient, queries)
  const place = {
    ...browserPlace({
      // a frame has no home: whose session has ended is a visitor where they are, and nothing is loaded anew
      navigate: () => Promise.resolve(),
      routeIds: () => router.state.matches.map(({ route }) => route.id),
    }),
    reload: () => undefined,
  }
  // whoever is signed in stays: a frame is no place to ask, and its address is written by somebody else
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

/** Tells whoever measures that the frame listens. */
function Interactive() {
  useEffect(() => {
    performance.mark('atrio:interactive')
  }, [])
  return null
}
