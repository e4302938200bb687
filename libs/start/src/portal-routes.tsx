import { useTranslation } from '@atrio/i18n'
import {
  AccountQuestion,
  composeFeatures,
  PageArrival,
  pageBlockedAtom,
  redirectTarget,
  useFeatureContext,
  type FeatureContext,
} from '@atrio/tenant-core'
import { gutterCss, SkipLink, ToastProvider } from '@atrio/ui'
import { useAtomValue } from 'jotai'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import { Outlet, ScrollRestoration, useLocation, type RouteObject } from 'react-router'
import { Failure, RouteFailure } from './failure.tsx'

type Layout = ComponentType<{ children: ReactNode }>

/** Any path that no feature answers for; `/error` is where pages lead that got no answer (`errorPagePath` of tenant-core). */
function NoSuchPage() {
  const { pathname, search } = useLocation()
  const ctx = useFeatureContext()
  if (pathname !== '/error') return <Failure kind="notFound" />
  const from = redirectTarget(ctx, new URLSearchParams(search).get('from'))
  return <Failure kind="failed" retryHref={from ?? '/'} />
}

/** Shown until the first page has loaded; a members' page waits for the answer to the question. */
function Loading() {
  const { t } = useTranslation('start')
  return (
    <>
      <p role="status" css={[gutterCss, { paddingBlock: 'var(--s10)' }]}>
        {t('loading')}
      </p>
      <AccountQuestion />
    </>
  )
}

function Root({ layout: Around = Fragment }: { layout: Layout | undefined }) {
  const { t } = useTranslation('start')
  const blocked = useAtomValue(pageBlockedAtom)
  return (
    <>
      <div inert={blocked} aria-busy={blocked}>
        <ToastProvider dismissLabel={t('dismiss')}>
          <SkipLink label={t('skip')} />
          <Around>
            <main id="main" tabIndex={-1} css={{ '&:focus': { outline: 0 } }}>
              <Outlet />
            </main>
          </Around>
          <AccountQuestion />
        </ToastProvider>
      </div>
      <PageArrival />
      <ScrollRestoration />
    </>
  )
}

/** The features' routes within the parts around every page, which stay when one fails. */
export const portalRoutes = (ctx: FeatureContext, layout?: Layout): RouteObject[] => [
  {
    id: 'shell',
    path: '/',
    element: <Root layout={layout} />,
    ErrorBoundary: RouteFailure,
    HydrateFallback: Loading,
    children: [
      {
        id: 'pages',
        ErrorBoundary: RouteFailure,
        children: [...composeFeatures(ctx), { id: 'NoSuchPage', path: '*', Component: NoSuchPage }],
      },
    ],
  },
]
