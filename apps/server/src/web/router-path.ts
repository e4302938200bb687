/** As the routers read an address: the escapes of its path count as what they stand for. */
export function routerPath(url: string): string {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
