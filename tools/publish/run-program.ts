import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { endOf, lastWords } from '../bench/portal/child.ts'
import type { Later } from '../bench/portal/clean-up.ts'

/** Runs a program to its end, silently. Rejects with its last words where it fails. */
export async function runProgram(command: string, args: readonly string[], cwd: string, later: Later): Promise<void> {
  // a host of built files in this process has made it one of production
  const env = { ...process.env, NODE_ENV: undefined }
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const words = lastWords(child)
  later(() => endOf(child))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${path(command)} ${args[0]}:\n${words()}`)
}

const path = (command: string) => command.split(/[\\/]/).at(-1)

/** npm names its own program to the scripts that it runs; outside of them it is looked for on the PATH. */
export function npm(args: readonly string[], cwd: string, later: Later): Promise<void> {
  const program = process.env['npm_execpath']
  return program && /npm-cli\.c?js$/.test(program)
    ? runProgram(process.execPath, [program, ...args], cwd, later)
    : runProgram('npm', args, cwd, later)
}
