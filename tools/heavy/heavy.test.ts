import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { heavyFiles, runsOf } from './find-runs.ts'
import { isHeavyRun, jsonLine, type HeavyResult } from './heavy-run.ts'

const root = path.resolve(import.meta.dirname, '../..')

const result = (name: string, value: number | null, ok: boolean): HeavyResult => ({
  ...{ name, value, ok, what: 'a thing', must: '1', seconds: 2, notes: {} },
})

describe('heavy runs', () => {
  it('are found by their file’s name, each has something to run, and no two have one name', async () => {
    const files = await Promise.all(heavyFiles(root).map(async (file) => ({ file, runs: await runsOf(file) })))
    for (const { file, runs } of files) expect(runs, file).not.toEqual([])
    const names = files.flatMap(({ runs }) => runs.map(([name]) => name))
    const figures = files.flatMap(({ runs }) => runs.flatMap(([, { figure }]) => figure ?? []))
    expect(figures.sort()).toEqual(['R1', 'R2', 'R3', 'R5'])
    expect(names).toContain('guessesOnOneAccount')
    expect(new Set(names).size).toBe(names.length)
  })

  it.each([null, {}, { what: 'x', must: 'y' }, { what: 1, must: 'y', run: () => 1 }, () => 1])(
    'are not everything that is exported: %j',
    (value) => expect(isHeavyRun(value)).toBe(false),
  )

  it('are told in one line, also those that could not be measured', () => {
    const line = jsonLine([{ ...result('one', 15, true), figure: 'R1' }, result('two', null, false)])
    expect(line).not.toContain('\n')
    expect(JSON.parse(line)).toMatchObject({ R1: { value: 15, ok: true }, two: { value: null, ok: false } })
    expect(Object.keys(JSON.parse(line) as object)).toEqual(['R1', 'two'])
  })

  it('say which ones there are when an unknown one is asked for', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--conditions=@atrio/source', path.join(root, 'tools/heavy/heavy.ts'), '--only', 'nothing'],
      { encoding: 'utf8', timeout: 60_000 },
    )
    expect(status).not.toBe(0)
    expect(stderr).toMatch(/Unknown: nothing\. There are .*guessesFromOneAddress, guessesOnOneAccount,/)
  })
})
