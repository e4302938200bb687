import type { WorkerClient } from './worker-scope.ts'

/** What a push says: the server writes it for this worker. */
export type Pushed = { title: string; path: string; tag: string }

const HERE = 'https://portal.invalid'

/** A path of this portal: never another site, whatever the push says. Browsers leave out line breaks and tabs in addresses. */
const isPath = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\/[^\\\p{Cc}]*$/u.test(value) &&
  URL.canParse(value, HERE) &&
  new URL(value, HERE).origin === HERE

/** Reads a push; undefined for one that is none of ours. What names no page opens home, where the bell is. */
export function readPush(text: string): Pushed | undefined {
  let sent: unknown
  try {
    sent = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof sent !== 'object' || sent === null) return undefined
  const { title, path, tag } = sent as Record<string, unknown>
  if (typeof title !== 'string' || !title) return undefined
  return { title, path: isPath(path) ? path : '/', tag: typeof tag === 'string' ? tag : title }
}

/** The tab in which a notification opens its page: not a frame, whose page belongs to another one around it. */
export const tabOf = <Client extends Pick<WorkerClient, 'frameType'>>(clients: readonly Client[]): Client | undefined =>
  clients.find(({ frameType }) => frameType === 'top-level' || frameType === 'auxiliary')
