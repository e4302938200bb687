import type { ChurchListing } from '@atrio/api-client'

/**
 * Another church's portal: its own host name, else its code under the app's domain, by the protocol and on the port
 * that this one was opened with.
 */
export function churchPortalUrl(
  church: Pick<ChurchListing, 'hostname' | 'code'>,
  appDomain: string,
  { protocol, port }: { protocol: string; port: string },
): string {
  const host = church.hostname ?? `${church.code}.${appDomain}`
  return `${protocol}//${host}${port && `:${port}`}/`
}
