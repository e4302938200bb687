import { isLocale } from '@atrio/i18n'
import { stayingAtom, type Feature } from '@atrio/tenant-core'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createTestPortal, type TestPortal, type TestPortalOptions } from './test-portal.ts'
import { TestProviders } from './test-providers.tsx'

/** What a page that threw shows. */
export const FAILED_PAGE = 'error boundary'

export type FeatureStoryProps = TestPortalOptions & { features: readonly Feature[]; at: string }

/** A real manifest at a path over fake HTTP, for the catalogue. Made once: Storybook remounts it for other args. */
export function FeatureStory(props: FeatureStoryProps) {
  const [{ features, at, ...options }] = useState(props)
  const [making] = useState(() => createTestPortal(features, options))
  const [portal, setPortal] = useState<TestPortal>()
  useEffect(() => {
    void making.then(setPortal)
  }, [making])
  return portal ? <Mounted portal={portal} at={at} /> : null
}

const Frame = () => {
  const Staying = useAtomValue(stayingAtom)?.Content
  return (
    <>
      <main>
        <Outlet />
      </main>
      {Staying && <Staying />}
    </>
  )
}

function Mounted({ portal, at }: { portal: TestPortal; at: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '/',
          Component: Frame,
          HydrateFallback: () => null,
          children: [
            {
              ErrorBoundary: () => <p role="alert">{FAILED_PAGE}</p>,
              children: [...portal.routes, { path: '*', Component: () => <p>lost</p> }],
            },
          ],
        },
      ],
      { initialEntries: [at] },
    ),
  )
  return (
    <TestProviders ctx={portal.ctx}>
      <RouterProvider router={router} />
    </TestProviders>
  )
}

type ToolbarStoryProps = FeatureStoryProps & { globals: Record<string, unknown> }

/** A story in the language and church colour of the catalogue's toolbar. */
export function ToolbarStory({ globals: { language, church }, ...story }: ToolbarStoryProps) {
  return (
    <FeatureStory
      key={`${language} ${church}`}
      {...(isLocale(language) && { locale: language })}
      {...story}
      {...(typeof church === 'string' && {
        startUp: { ...story.startUp, igrejaVisual: { corApp: church, logomarcaMenu: null } },
      })}
    />
  )
}
