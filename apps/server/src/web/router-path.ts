/** The path as the routers read it, with its escapes decoded. */
export function routerPath(url: string): string {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
