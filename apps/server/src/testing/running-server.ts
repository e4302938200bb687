import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { processesWith, runSource, said, scratchFolder, until } from './processes.ts'

type Asked = { host?: string; body?: object; token?: string }
type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string }

/** The server as a separate process, as `npm start` runs it, on a data folder of the test's. */
export type RunningServer = {
  child: ChildProcess
  folder: string
  port: number
  /** Everything that it has printed. */
  output(): string
  /** A request on loopback: POST with a body, else GET. Rejects without a complete answer. */
  ask(url: string, asked?: Asked): Promise<Answer>
  /** Kills it without warning, and waits until its database has ended too. */
  kill(): Promise<void>
}

const MAIN = path.join(import.meta.dirname, '../main.ts')
const CLI = path.join(import.meta.dirname, '../cli/main.ts')

/** Starts the server without waiting for it. */
export const launchServer = (folder: string, env: Record<string, string> = {}): ChildProcess =>
  runSource(MAIN, [], { HOST: '127.0.0.1', PORT: '0', DATABASE_URL: '', DATA_DIR: folder, ...env })

export const newDataFolder = (): string => scratchFolder('start')

/** Removes a data folder that no process uses any more. */
export async function removeDataFolder(folder: string): Promise<void> {
  await until(() => processesWith(folder).length === 0)
  rmSync(folder, { recursive: true, force: true })
}

/** Resolves when it listens. */
export async function runServer(folder: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const child = launchServer(folder, env)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += part))
  const port = Number(/ready on port (\d+)\./.exec(await said(child, /ready on port \d+\./))?.[1])
  return {
    child,
    folder,
    port,
    output: () => text,
    ask: (url, asked) => ask(port, url, asked),
    async kill() {
      if (child.exitCode === null && child.signalCode === null) {
        const closed = once(child, 'close')
        child.kill('SIGKILL')
        await closed
      }
      await until(() => processesWith(folder).length === 0)
    },
  }
}

const ask = (port: number, url: string, { host = 'localhost', body, token }: Asked = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = {
      host,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const method = body ? 'POST' : 'GET'
    const request = http.request({ host: '127.0.0.1', port, path: url, method, headers, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.once('error', reject)
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
    })
    request.once('error', reject).end(body && JSON.stringify(body))
  })

/** Runs one command of `npm run atrio --`. @returns its output */
export async function runCommand(folder: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', DATA_DIR: folder }
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@atrio/source', CLI, ...args], { env })
  return stdout
}
