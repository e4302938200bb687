import { isRouteErrorResponse } from 'react-router'
import type { RouteFailure } from '../boot.ts'

/** Errors of a rendering as data for the browser, without internal details. */
export const plainErrors = (errors: Record<string, unknown> | null): Record<string, RouteFailure> | null =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: requestIdOf(error.data) }
        : { status: 500, statusText: '', data: null },
    ]),
  )

/** What `loadPage` gives an error page besides its status. */
const requestIdOf = (data: unknown) => (typeof data === 'string' ? data : null)
