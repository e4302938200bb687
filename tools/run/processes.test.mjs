import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { withLock } from './lock.mjs'
import { memory } from './paths.mjs'
import { answerOf, runNode } from './processes.mjs'

describe('run', () => {
  it('returns the exit code', async () => {
    expect(await runNode(['-e', 'process.exit(7)'])).toBe(7)
  })

  it('reports a signal as 128 plus its number', async () => {
    expect(await runNode(['-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(137)
  })

  it('forwards signals and waits for the child to end', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'atrio-signal-'))
    try {
      const listens = path.join(folder, 'listens')
      const child = `process.on('SIGTERM', () => process.exit(3))
        setInterval(() => 0, 100)
        require('fs').writeFileSync(process.argv[1], '')`
      let code
      const ends = runNode(['-e', child, listens]).then((ended) => (code = ended))
      // on a busy machine a child takes seconds to start, and dies of a signal before it listens
      while (!existsSync(listens) && code === undefined) await wait(20)
      process.emit('SIGTERM', 'SIGTERM')
      expect(await ends).toBe(3)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

it('answerOf returns the printed text, or nothing for a program that fails or is missing', () => {
  expect(answerOf(process.execPath, ['-p', '1 + 1'])).toBe('2')
  expect(answerOf(process.execPath, ['-e', 'process.exit(1)'])).toBeUndefined()
  expect(answerOf('no-such-program', [])).toBeUndefined()
})

describe('withLock', () => {
  it('runs one holder after the other', async () => {
    let inside = 0
    const act = async () => {
      expect(++inside).toBe(1)
      await wait(20)
      inside--
    }
    await Promise.all([withLock('test', act), withLock('test', act), withLock('test', act)])
  })

  it('continues after a failure and after a killed holder', async () => {
    await expect(withLock('test', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const killed = Number(answerOf(process.execPath, ['-p', 'process.pid']))
    writeFileSync(memory('test.lock'), String(killed))
    expect(await withLock('test', () => 'mine')).toBe('mine')
  })
})
