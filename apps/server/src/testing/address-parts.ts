/** An address without a host, taken apart. */
export const parts = (url: string): URL => new URL(url, 'http://localhost')

/** The same address with one part of its query changed, or without it. */
export function changed(url: string, name: string, value: (before: string) => string | null): string {
  const { pathname, searchParams } = parts(url)
  const next = value(searchParams.get(name) ?? '')
  if (next === null) searchParams.delete(name)
  else searchParams.set(name, next)
  return `${pathname}?${searchParams}`
}
