/** A cache of answers of one kind, limited in number: the oldest leave first. */
export type Shelf = { name: string; most: number }

/** Milliseconds after which a cached copy is used instead of waiting for the network. */
const NETWORK_TIMEOUT_MS = 5_000

export const isComplete = (answer: Response) =>
  answer.status === 200 &&
  answer.type === 'basic' &&
  !answer.redirected &&
  !/no-store|private/.test(answer.headers.get('cache-control') ?? '')

/** @param copy clone of an answer that another reader consumes @returns whether it could be kept */
export async function storeCopy(shelf: Shelf, address: string, copy: Response): Promise<boolean> {
  if (!isComplete(copy)) return false
  await put(shelf, address, copy)
  return true
}

export async function put({ name, most }: Shelf, address: string, copy: Response): Promise<void> {
  const cache = await caches.open(name)
  await cache.put(address, copy)
  const addresses = await cache.keys() // the newest last
  await Promise.all(addresses.slice(0, Math.max(0, addresses.length - most)).map((oldest) => cache.delete(oldest)))
}

/** Answers vary by language and encoding, which do not change within one browser. */
const SAME_BROWSER = { ignoreVary: true }

export const cachedCopy = async ({ name }: Shelf, address: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(address, SAME_BROWSER)

/** Cache first, for files that never change under their address. */
export async function cacheFirst(
  shelf: Shelf,
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const before = await caches.match(request.url, SAME_BROWSER)
  if (before) return before
  const answer = await fetch(request)
  later(storeCopy(shelf, request.url, answer.clone()))
  return answer
}

/** Network first, then the cache on a failure or a time-out. @throws the network's error when nothing is cached */
export async function networkFirst(shelf: Shelf, address: string, asked: Promise<Response>): Promise<Response> {
  const before = await cachedCopy(shelf, address)
  if (!before) return asked
  const waited = new Promise<Response>((resolve) => setTimeout(() => resolve(before), NETWORK_TIMEOUT_MS))
  return Promise.race([asked.catch(() => before), waited])
}

/** Deletes the caches with this prefix, except the newest ones. */
export async function deleteOlderCaches(beginning: string, newestOnes: number): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(beginning)) // the newest last
  await Promise.all(names.slice(0, -newestOnes).map((name) => caches.delete(name)))
}
