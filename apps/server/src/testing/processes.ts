import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The parent of scratch folders: the run's own folder (scratch.setup.ts), or memory where the system offers it. */
const scratchPlace = () => process.env['ATRIO_SCRATCH'] ?? (existsSync('/dev/shm') ? '/dev/shm' : tmpdir())

/** A new folder for one test, which the test removes. */
export const scratchFolder = (name: string): string => mkdtempSync(path.join(scratchPlace(), `atrio-${name}-`))

/** Runs one of our source files as a process. */
export const runSource = (file: string, args: string[] = [], env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, ['--conditions=@atrio/source', file, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  })

/** The longest start of a process: shorter than a test may take, so that one that hangs is ended in its test. */
export const MAX_START_MS = 150_000

/** The next matching output of a process. Rejects when it ends first; kills one that is silent for too long. */
export function said(child: ChildProcess, pattern: RegExp, timeoutMs = MAX_START_MS): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const late = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    const look = (part: Buffer) => {
      text += part
      if (!pattern.test(text)) return
      clearTimeout(late)
      resolve(text)
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    child.once('close', (code, signal) => {
      clearTimeout(late)
      reject(new Error(`ended with ${code ?? signal}: ${text}`))
    })
  })
}

/** Running processes (Linux) whose command line contains this text, without zombies. */
export function processesWith(text: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text)
      } catch {
        return false
      }
    })
}

/** Polls until a condition holds; for effects of other processes, which emit no event here. */
export async function until(holds: () => boolean | Promise<boolean>, timeoutMs = 120_000): Promise<void> {
  const end = Date.now() + timeoutMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited ${timeoutMs} ms for ${holds}`)
    await sleep(20)
  }
}
