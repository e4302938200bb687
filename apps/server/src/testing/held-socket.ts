import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { MAX_START_MS, processesWith, until } from './processes.ts'

/** A server on a listening socket that another process holds. */
type HeldSocket = {
  port: number
  /** Stops the server with SIGTERM; resolves with its exit code once the next one is ready. */
  restart(): Promise<number>
  close(): Promise<void>
}

const MAIN = path.join(import.meta.dirname, '../main.ts')

/**
 * The part of a service manager: a shell that holds the socket, never accepts, and starts the server on it again whenever
 * it has ended. SIGTERM ends both. Node itself can't hold a listening socket without accepting.
 */
const HOLDER = `trap 'kill -9 $! 2>/dev/null; exit' TERM
while :; do LISTEN_FDS=1 "$@" & echo "started $!"; wait $!; echo "ended $?"; done`

/** Resolves when the server is ready. Rejects when it ends before, or takes longer; neither leaves a process behind. */
export async function heldSocket(
  folder: string,
  env: Record<string, string> = {},
  startMs = MAX_START_MS,
): Promise<HeldSocket> {
  const listener = net.createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  const { fd } = (listener as unknown as { _handle: { fd: number } })._handle
  const holder = spawn('sh', ['-c', HOLDER, 'sh', process.execPath, '--conditions=@atrio/source', MAIN], {
    stdio: ['ignore', 'pipe', 'inherit', fd],
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', DEMONSTRATION: 'false', DATA_DIR: folder, ...env },
  })
  listener.close()
  const read = lines(holder, startMs)
  let pid = 0
  const ready = async () => {
    pid = Number((await read(/started (\d+)\n/))[1])
    const [printed] = await read(/ready on port \d+\.|ended \d+\n/)
    if (printed.startsWith('ended')) throw new Error(`the server has ${printed.trim()} before it was ready`)
  }
  const close = async () => {
    if (holder.exitCode === null && holder.signalCode === null) {
      const ended = once(holder, 'exit')
      holder.kill('SIGTERM')
      await ended
    }
    await until(() => processesWith(folder).length === 0)
  }
  try {
    await ready()
  } catch (error) {
    await close()
    throw error
  }
  return {
    port,
    async restart() {
      process.kill(pid, 'SIGTERM')
      const code = Number((await read(/ended (\d+)\n/))[1])
      await ready()
      return code
    },
    close,
  }
}

/** Reads a process's output on to the next match. Rejects when it ends first, or prints none in time. */
function lines(child: ChildProcess, timeoutMs: number): (pattern: RegExp) => Promise<RegExpExecArray> {
  let text = ''
  child.stdout?.setEncoding('utf8').on('data', (part: string) => (text += part))
  return (pattern) =>
    new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(late)
        child.stdout?.off('data', look)
        child.off('close', ended)
      }
      const fail = (why: string) => {
        done()
        reject(new Error(`${why}: ${text}`))
      }
      const late = setTimeout(() => fail(`waited ${timeoutMs} ms for ${pattern}`), timeoutMs)
      const ended = () => fail('ended')
      const look = () => {
        const found = pattern.exec(text)
        if (!found) return
        text = text.slice(found.index + found[0].length)
        done()
        resolve(found)
      }
      child.stdout?.on('data', look)
      child.once('close', ended)
      look()
    })
}
