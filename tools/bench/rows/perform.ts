import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { lastWords } from '../portal/child.ts'
import type { CrowdAnswer, CrowdTask } from './crowd.ts'

const program = fileURLToPath(new URL('./crowd.ts', import.meta.url))

/** Sends each request once, from a process of its own. */
export function perform(task: CrowdTask): Promise<CrowdAnswer> {
  const crowd = fork(program, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const words = lastWords(crowd)
  return new Promise((resolve, reject) => {
    crowd.once('message', (answer) => resolve(answer as CrowdAnswer))
    crowd.once('exit', (code) => code !== 0 && reject(new Error(`The crowd failed:\n${words()}`)))
    crowd.send(task)
  })
}

/** A POST of JSON as it goes over the wire. */
export function postOf(path: string, host: string, body: object, headers: Record<string, string> = {}): string {
  const json = JSON.stringify(body)
  const all = { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(json)) }
  const lines = Object.entries({ host, ...all }).map(([name, value]) => `${name}: ${value}`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${json}`
}
