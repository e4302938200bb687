import { useChurch } from '@atrio/tenant-core'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ErrorPageView } from './error-page-view.tsx'
import { errorOf } from './error-query.ts'

/** For the route `*`, and the error boundary of every route: says what happened in the church's own frame. */
export function ErrorPage() {
  const church = useChurch()
  const { pathname, search } = useLocation()
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : error ? 500 : 404
  return <ErrorPageView {...errorOf({ status, pathname, search })} siteName={church.name} homeHref="/" />
}
