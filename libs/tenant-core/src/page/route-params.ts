import { useParams } from 'react-router'

/** A route's id as a number; undefined for an invalid one (document 1 section 2: ids are digits, `1e3` is none). */
export function parseRouteId(text: string | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,15}$/.test(text)) return undefined
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : undefined
}

export const isSlug = (text: string | undefined): text is string => /^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/.test(text ?? '')

export const isUuid = (text: string | undefined): text is string =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text ?? '')

const lost = () => new Response(null, { status: 404 })

/** For a page's load: the id in a path, or the 404 page. */
export function requireRouteId(text: string | undefined): number {
  const id = parseRouteId(text)
  if (id === undefined) throw lost()
  return id
}

/** For a page's load: the slug or code in a path, unchanged, or the 404 page. */
export function requireSlug(text: string | undefined): string {
  if (!isSlug(text)) throw lost()
  return text
}

export function requireUuid(text: string | undefined): string {
  if (!isUuid(text)) throw lost()
  return text
}

/** For a screen, whose load has already rejected invalid ids. */
export const useRouteId = (name: string): number => requireRouteId(useParams()[name])
