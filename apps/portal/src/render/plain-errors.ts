import { isRouteErrorResponse } from 'react-router'
import type { RouteFailure } from '../boot.ts'

/** Errors of a rendering as data for the browser, without internal details. */
export const plainErrors = (errors: Record<string, unknown> | null): Record<string, RouteFailure> | null =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: null }
        : { status: 500, statusText: '', data: null },
    ]),
  )
