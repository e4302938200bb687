import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { processesWith, until } from './processes.ts'

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
 * it has ended. Node itself can't hold a listening socket without accepting.
 */
const HOLDER = 'while :; do LISTEN_FDS=1 "$@" & echo "started $!"; wait $!; echo "ended $?"; done'

export async function heldSocket(folder: string, env: Record<string, string> = {}): Promise<HeldSocket> {
  const listener = net.createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  const { fd } = (listener as unknown as { _handle: { fd: number } })._handle
  const holder = spawn('sh', ['-c', HOLDER, 'sh', process.execPath, '--conditions=@atrio/source', MAIN], {
    stdio: ['ignore', 'pipe', 'inherit', fd],
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', DEMONSTRATION: 'false', DATA_DIR: folder, ...env },
  })
  listener.close()
  const read = lines(holder)
  const ready = async () => {
    const pid = Number((await read(/started (\d+)\n/))[1])
    await read(/ready on port \d+\./)
    return pid
  }
  let pid = await ready()
  return {
    port,
    async restart() {
      process.kill(pid, 'SIGTERM')
      const code = Number((await read(/ended (\d+)\n/))[1])
      pid = await ready()
      return code
    },
    async close() {
      const closed = once(holder, 'exit')
      holder.kill('SIGKILL')
      await closed
      process.kill(pid, 'SIGKILL')
      await until(() => processesWith(folder).length === 0)
    },
  }
}

/** Reads a process's output on to the next match. Rejects when it ends first. */
function lines(child: ChildProcess): (pattern: RegExp) => Promise<RegExpExecArray> {
  let text = ''
  child.stdout?.setEncoding('utf8').on('data', (part: string) => (text += part))
  return (pattern) =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`ended: ${text}`))
      const look = () => {
        const found = pattern.exec(text)
        if (!found) return
        text = text.slice(found.index + found[0].length)
        child.stdout?.off('data', look)
        child.off('close', fail)
        resolve(found)
      }
      child.stdout?.on('data', look)
      child.once('close', fail)
      look()
    })
}
