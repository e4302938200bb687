/** The portal's own cookies: language, theme and consent. */
const OWN_COOKIE = /^atrio_/

/**
 * What the server draws a page by besides its address (its `Vary`): the browser's languages and the portal's cookies.
 * A worker never sees those headers. Null in browsers that don't tell it the cookies either.
 */
export async function readAudience(): Promise<string | null> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore }
  if (!cookieStore) return null
  const cookies = (await cookieStore.getAll()).filter(({ name = '' }) => OWN_COOKIE.test(name))
  // as a header's value
  return encodeURIComponent(JSON.stringify([navigator.languages, cookies.map((one) => [one.name, one.value]).sort()]))
}
