import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Where scratch folders are: the run's own folder (scratch.setup.ts), or memory where the system has such a place. */
const scratchPlace = () => process.env['ATRIO_SCRATCH'] ?? (existsSync('/dev/shm') ? '/dev/shm' : tmpdir())

/** A new folder for one test, which the test removes. */
export const scratchFolder = (name: string): string => mkdtempSync(path.join(scratchPlace(), `atrio-${name}-`))

/** Runs one of our source files as a process of its own. */
export const runSource = (file: string, args: string[] = [], env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, ['--conditions=@atrio/source', file, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  })

/** The next text a process writes that matches. Rejects when it ends first. */
export function said(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const look = (part: Buffer) => {
      text += part
      if (pattern.test(text)) resolve(text)
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${text}`)))
  })
}

/** Living processes (Linux) whose command line holds this text; zombies are not alive. */
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

/** Waits until something holds, looking often; what it awaits is a process's doing, so there is no event for it. */
export async function until(holds: () => boolean | Promise<boolean>, patienceMs = 30_000): Promise<void> {
  const end = Date.now() + patienceMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited ${patienceMs} ms for ${holds}`)
    await sleep(20)
  }
}
