import { once } from 'node:events'
import net from 'node:net'

/** Below the ports that systems give to connections and to `listen(0)`: Linux from 32768, others from 49152. */
const FIRST = 20_000
const LAST = 32_000

/**
 * A port on 127.0.0.1 for a server that is started later, or again. Between its closing and its listening a port from
 * `listen(0)` may be given to a connection of another test; this one may not.
 * @param count so many in a row are free
 * @returns the first of them
 */
export async function freePort(count = 1): Promise<number> {
  for (;;) {
    const first = FIRST + Math.floor(Math.random() * (LAST - FIRST - count))
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)))
    if (free.every(Boolean)) return first
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = net.createServer().listen({ port, host: '127.0.0.1', exclusive: true })
  return once(probe, 'listening').then(
    async () => (await once(probe.close(), 'close'), true),
    () => false,
  )
}
