import type { Browser } from 'playwright'
import type { Later } from '../bench/portal/clean-up.ts'
import type { Portal } from '../bench/portal/start-portal.ts'
import type { Registry } from './registry.ts'

/** What the checks of an application are given. */
export type Around = {
  /** Outside of the workspace, and gone afterwards. */
  folder: string
  /** Where the compilers are installed. */
  compilers: string
  registry: Registry
  portal: Portal
  browser: Browser
  later: Later
  checks: Checks
}

type Result = { check: string; ok: boolean; figures: string; seconds: number }

/** The results of one run. A check that fails does not keep the others from being tried. */
export class Checks {
  private readonly results: Result[] = []

  async try(check: string, run: () => Promise<string>): Promise<boolean> {
    const began = performance.now()
    let ok = true
    let figures: string
    try {
      figures = await run()
    } catch (error) {
      ok = false
      figures = 'failed'
      console.error(`\n${check}: ${error instanceof Error ? error.message : String(error)}\n`)
    }
    const seconds = Math.round((performance.now() - began) / 100) / 10
    this.results.push({ check, ok, figures, seconds })
    console.log(`${ok ? 'ok' : 'FAILED'}  ${check}: ${figures} (${seconds} s)`)
    return ok
  }

  /** A check that the others stand on. */
  async needed(check: string, run: () => Promise<string>): Promise<void> {
    if (!(await this.try(check, run))) throw new Error(`${check}: nothing else can be tried.`)
  }

  /** Prints all results. @returns the exit code */
  report(): number {
    console.table(this.results)
    return this.results.every(({ ok }) => ok) ? 0 : 1
  }
}
