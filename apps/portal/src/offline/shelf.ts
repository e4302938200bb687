/** Answers that are kept for later, those of one kind: at most so many, the longest kept leave first. */
export type Shelf = { name: string; most: number }

/** After so long, in ms, a copy that is there is better than an answer that may never come. */
const PATIENCE = 5_000

const isComplete = (answer: Response) =>
  answer.status === 200 &&
  answer.type === 'basic' &&
  !answer.redirected &&
  !/no-store|private/.test(answer.headers.get('cache-control') ?? '')

/** @param copy of an answer that somebody else reads */
export async function keep({ name, most }: Shelf, address: string, copy: Response): Promise<void> {
  if (!isComplete(copy)) return
  const cache = await caches.open(name)
  await cache.put(address, copy)
  const addresses = await cache.keys() // the newest last
  await Promise.all(addresses.slice(0, Math.max(0, addresses.length - most)).map((oldest) => cache.delete(oldest)))
}

/** What an answer varies by, language and encoding, is the same as long as it is the same browser's. */
const SAME_BROWSER = { ignoreVary: true }

export const kept = async ({ name }: Shelf, address: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(address, SAME_BROWSER)

/** What never changes under its address comes from any shelf, and from the network once. */
export async function once(shelf: Shelf, request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const before = await caches.match(request.url, SAME_BROWSER)
  if (before) return before
  const answer = await fetch(request)
  later(keep(shelf, request.url, answer.clone()))
  return answer
}

/**
 * What may have changed comes from the network; from the shelf where that fails, or keeps one waiting.
 * @throws what the network threw, where nothing is kept
 */
export async function newest(shelf: Shelf, address: string, asked: Promise<Response>): Promise<Response> {
  const before = await kept(shelf, address)
  if (!before) return asked
  const waited = new Promise<Response>((resolve) => setTimeout(() => resolve(before), PATIENCE))
  return Promise.race([asked.catch(() => before), waited])
}

/** Forgets the shelves whose names begin so, but for the newest ones. */
export async function forgetOlder(beginning: string, newestOnes: number): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(beginning)) // the newest last
  await Promise.all(names.slice(0, -newestOnes).map((name) => caches.delete(name)))
}
