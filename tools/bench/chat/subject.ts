import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Later } from '../portal/clean-up.ts'
import { endOf } from '../portal/child.ts'

/** A server in its own process that reports its processor time. */
export type Subject = { port: number; cpu: () => Promise<number> }

/** @param root a checkout @param file from its folder; it must say `ready <port>`, and answer each line with `cpu <microseconds>` */
export async function startSubject(
  file: string,
  { root, args = [], env = {}, later }: { root: string; args?: string[]; env?: Record<string, string>; later: Later },
): Promise<Subject> {
  const child = spawn(process.execPath, ['--conditions=@atrio/source', path.join(root, file), ...args], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  later(() => endOf(child))
  const lines = createInterface({ input: child.stdout })
  const ended = once(child, 'exit').then(() => null)
  const next = async (word: string) => {
    for (;;) {
      const said = await Promise.race([once(lines, 'line') as Promise<[string]>, ended])
      if (said === null) throw new Error(`${file} ended`)
      const [line] = said
      if (line.startsWith(`${word} `)) return Number(line.slice(word.length + 1))
    }
  }
  const port = await next('ready')
  return {
    port,
    async cpu() {
      const said = next('cpu')
      child.stdin.write('\n')
      return said
    },
  }
}
