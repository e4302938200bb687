/**
 * Home of another church's portal, with the one-time code that signs the person in there.
 * @throws TypeError where the server names no web address
 */
export function portalAddress(origin: string, { code, accountId }: { code: string; accountId: number }): string {
  const address = new URL('/', origin)
  if (!/^https?:$/.test(address.protocol)) throw new TypeError(`no web address: ${origin}`)
  address.searchParams.set('token', code)
  address.searchParams.set('user', String(accountId))
  return address.href
}
