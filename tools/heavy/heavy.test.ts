import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { heavyFiles, runsOf } from './find-runs.ts'
import { isHeavyRun, jsonLine, type HeavyResult } from './heavy-run.ts'
import { runFile } from './run-file.ts'

const root = path.resolve(import.meta.dirname, '../..')

const result = (name: string, value: number | null, ok: boolean): HeavyResult => ({
  name,
  value,
  ok,
  what: 'a thing',
  must: '1',
  seconds: 2,
  notes: {},
})

/** Whether a process runs; one that has ended but was not reaped does not. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

describe('heavy runs', () => {
  it('are found by file name, are runnable, and have unique names', async () => {
    const files = await Promise.all(heavyFiles(root).map(async (file) => ({ file, runs: await runsOf(file) })))
    for (const { file, runs } of files) expect(runs, file).not.toEqual([])
    const names = files.flatMap(({ runs }) => runs.map(([name]) => name))
    const figures = files.flatMap(({ runs }) => runs.flatMap(([, { figure }]) => figure ?? []))
    expect(figures.sort()).toEqual(['R1', 'R2', 'R3', 'R5'])
    expect(names).toContain('guessesOnOneAccount')
    expect(new Set(names).size).toBe(names.length)
  })

  it('each have a row in docs/operating.md', async () => {
    const text = readFileSync(path.join(root, 'docs/operating.md'), 'utf8')
    const runs = (await Promise.all(heavyFiles(root).map(runsOf))).flat()
    expect(runs.map(([name]) => name).filter((name) => !text.includes(`\n| \`${name}\` `))).toEqual([])
  })

  it.each([null, {}, { what: 'x', must: 'y' }, { what: 1, must: 'y', run: () => 1 }, () => 1])(
    'reject the export %j',
    (value) => expect(isHeavyRun(value)).toBe(false),
  )

  it('are reported in one line, also those that could not be measured', () => {
    const line = jsonLine([{ ...result('one', 15, true), figure: 'R1' }, result('two', null, false)])
    expect(line).not.toContain('\n')
    expect(JSON.parse(line)).toMatchObject({ R1: { value: 15, ok: true }, two: { value: null, ok: false } })
    expect(Object.keys(JSON.parse(line) as object)).toEqual(['R1', 'two'])
  })

  it.each([
    ['are cut off', 'new Promise(() => setInterval(() => {}, 1000))', []],
    ['fail', `Promise.reject(new Error('failed'))`, [{ name: 'second', value: null, ok: false }]],
  ])('print each figure at once, and leave no process and no scratch folder when they %s', async (_when, end, rest) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'atrio-heavy-'))
    const file = path.join(folder, 'two.heavy.ts')
    const pidFile = path.join(folder, 'pid')
    const scratchFile = path.join(folder, 'scratch')
    writeFileSync(
      file,
      `import { spawn } from 'node:child_process'
       import { mkdirSync, writeFileSync } from 'node:fs'
       const about = { what: 'a thing', must: '1' }
       export const first = { ...about, run: async () => ({ value: 1, ok: true }) }
       export const second = { ...about, run: () => {
         mkdirSync(process.env.ATRIO_SCRATCH + '/data/files', { recursive: true })
         writeFileSync(${JSON.stringify(scratchFile)}, process.env.ATRIO_SCRATCH)
         const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
         writeFileSync(${JSON.stringify(pidFile)}, String(child.pid))
         return ${end}
       } }`,
    )
    const cut = new AbortController()
    const print = vi.spyOn(console, 'log').mockImplementation(() => {})
    const running = runFile(file, await runsOf(file), { patienceMs: 60_000, signal: cut.signal })
    await vi.waitUntil(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '', { timeout: 60_000 })
    const pid = Number(readFileSync(pidFile, 'utf8'))
    if (rest.length === 0) cut.abort()
    expect(await running).toMatchObject([{ name: 'first', value: 1, ok: true }, ...rest])
    expect(print.mock.calls[0]).toEqual([expect.stringMatching(/^first: 1, must be 1: ok/)])
    print.mockRestore()
    await vi.waitUntil(() => !isAlive(pid), { timeout: 60_000 })
    expect(existsSync(readFileSync(scratchFile, 'utf8'))).toBe(false)
    rmSync(folder, { recursive: true })
  })

  it('that are cut off report the last figure of their progress, as one that does not pass', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'atrio-heavy-'))
    const file = path.join(folder, 'endless.heavy.ts')
    const begun = path.join(folder, 'begun')
    writeFileSync(
      file,
      `import { writeFileSync } from 'node:fs'
       export const endless = { what: 'a thing', must: '9', run: ({ progress, long }) => {
         for (const value of [1, 2]) progress({ value, ok: true, notes: { done: value + ' of 9', long: String(long) } })
         setTimeout(() => writeFileSync(${JSON.stringify(begun)}, ''), 100)
         return new Promise(() => setInterval(() => {}, 1000))
       } }`,
    )
    const cut = new AbortController()
    const print = vi.spyOn(console, 'log').mockImplementation(() => {})
    const running = runFile(file, await runsOf(file), { patienceMs: 60_000, signal: cut.signal, long: true })
    await vi.waitUntil(() => existsSync(begun), { timeout: 60_000 })
    cut.abort()
    const notes = { done: '2 of 9', long: 'true' }
    expect(await running).toMatchObject([{ name: 'endless', value: 2, ok: false, partial: true, notes }])
    expect(print.mock.calls.flat().slice(-3)).toEqual([
      expect.stringMatching(/^endless: 2 when cut off, must be 9: NOT OK/),
      'endless done: 2 of 9',
      'endless long: true',
    ])
    print.mockRestore()
    rmSync(folder, { recursive: true })
  })

  it('list the available runs when an unknown one is requested', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--conditions=@atrio/source', path.join(root, 'tools/heavy/heavy.ts'), '--only', 'nothing'],
      { encoding: 'utf8', timeout: 110_000 },
    )
    expect(status).not.toBe(0)
    expect(stderr).toMatch(/Unknown: nothing\. There are .*guessesFromOneAddress, guessesOnOneAccount,/)
  })
})
