import { act, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { composeFeatures } from '../feature/compose-features.ts'
import type { FeatureContext } from '../feature/feature-context.ts'
import { defineFeature } from '../feature/feature.ts'
import { AppLink } from '../links/app-link.tsx'
import { startPrefetch } from '../prefetch/start-prefetch.ts'
import { noMessages, open, testContext } from './context.tsx'

const ending: (() => void)[] = []
/** Ends what was started, at the end of a test at the latest. */
export const endPrefetch = () => ending.splice(0).forEach((end) => end())
export const endWithTest = (...ends: (() => void)[]) => void ending.push(...ends)

const routes = ['event', 'group', 'song', 'member'] as const
type Name = (typeof routes)[number]

/** A page with links to others, of which one is for members, and what is asked for each of them. */
export async function pageWithLinks(failing = false) {
  const asked = { code: [] as Name[], data: [] as Name[] }
  const loadTransport = vi.fn(async () => undefined)
  const feature = defineFeature({
    id: 'sample',
    messages: noMessages,
    routes: () =>
      routes.map((name) => ({
        path: `/${name}/:id`,
        access: name === 'member' ? ('login' as const) : undefined,
        screen: () => {
          asked.code.push(name)
          if (failing) return Promise.reject(new TypeError('chunk'))
          return Promise.resolve({
            default: () => (
              <main>
                <h1>{name}</h1>
                <a href="/song/1">one song</a>
                <a href="/song/2">two songs</a>
              </main>
            ),
            load: ({ queryClient }: FeatureContext) =>
              queryClient.fetchQuery({ queryKey: [name], queryFn: () => asked.data.push(name) }),
          })
        },
      })),
  })
  const Start = () => (
    <main>
      <AppLink to="/event/7?step=1#x">
        event <b>inner</b>
      </AppLink>
      <AppLink to="/event/8">another event</AppLink>
      {['group', 'another group', 'a third group'].map((name, at) => (
        <AppLink key={name} to={`/group/${at}`}>
          {name}
        </AppLink>
      ))}
      <AppLink to="/member/7">member</AppLink>
      <a href="https://elsewhere.test/song/7">elsewhere</a>
      <a href="/song/7" target="_blank">
        to a new window
      </a>
      <nav>
        <AppLink to="/song/8">song</AppLink>
      </nav>
    </main>
  )
  const ctx = testContext({ features: [feature] })
  const view = await open(ctx, '/', [{ path: '/', Component: Start }, ...composeFeatures(ctx)])
  ending.push(startPrefetch({ router: view.router, loadTransport }))
  const link = (name: string) => screen.getByRole('link', { name })
  return { asked, link, loadTransport, queryClient: ctx.queryClient, ...view }
}

export const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
