import { useChurch } from '@atrio/tenant-core'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ErrorPageView } from './error-page-view.tsx'
import { errorOfQuery, errorOfStatus } from './error-query.ts'

/** Any path that no feature answers for, with an optional `message` (document 1 section 2). */
export function ErrorPage() {
  return <ErrorPageView {...errorOfQuery(useLocation().search)} siteName={useChurch().name} />
}

/** A page whose load or rendering failed, in its place. */
export function RouteError() {
  const { pathname, search } = useLocation()
  const error = useRouteError()
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: '' }
  const words = errorOfStatus(status, pathname + search, data)
  return <ErrorPageView {...words} siteName={useChurch().name} />
}
