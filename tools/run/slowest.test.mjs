import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { memory, root } from './paths.mjs'
import { slowestFiles, timesOfJourneys } from './slowest.mjs'

describe('the slowest files of a step', () => {
  it('lists ten files, slowest first, relative to the project', () => {
    const times = Array.from({ length: 12 }, (_, index) => [`/project/libs/file-${index}.test.ts`, index * 1_500])
    const lines = slowestFiles(Object.fromEntries(times), '/project')
    expect(lines).toHaveLength(10)
    expect(lines[0]).toBe('   16.5 s  libs/file-11.test.ts')
  })

  it('counts the hooks of a file of unit tests', () => {
    mkdirSync(memory(''), { recursive: true })
    const folder = mkdtempSync(memory('file-times-'))
    writeFileSync(
      path.join(folder, 'slow-hook.test.mjs'),
      `import { beforeAll, it } from 'vitest'
      beforeAll(() => new Promise((resolve) => setTimeout(resolve, 700)))
      it('is quick', () => {})`,
    )
    const [vitest, reporter, written] = [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      path.join(root, 'tools/run/file-times.mjs'),
      path.join(folder, 'times.json'),
    ]
    const env = { ...process.env, ATRIO_FILE_TIMES: written }
    execFileSync(process.execPath, [vitest, 'run', '--root', folder, `--reporter=${reporter}`], { env })
    const times = JSON.parse(readFileSync(written, 'utf8'))
    rmSync(folder, { recursive: true })
    expect(Object.keys(times).map((file) => path.basename(file))).toEqual(['slow-hook.test.mjs'])
    expect(Object.values(times)[0]).toBeGreaterThan(690)
  })

  it('sums up the journeys of a file at any nesting', () => {
    const spec = (duration) => ({ tests: [{ results: [{ duration }] }] })
    const suites = [
      { file: 'home.journey.ts', specs: [spec(900)], suites: [{ specs: [spec(600), spec(500)] }] },
      { file: 'events.journey.ts', specs: [spec(2_500)] },
    ]
    expect(timesOfJourneys({ suites })).toEqual({ 'home.journey.ts': 2_000, 'events.journey.ts': 2_500 })
  })
})
