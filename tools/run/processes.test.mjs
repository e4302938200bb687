import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { alone } from './lock.mjs'
import { memory } from './paths.mjs'
import { answerOf, runNode } from './processes.mjs'

describe('run', () => {
  it('keeps the exit code', async () => {
    expect(await runNode(['-e', 'process.exit(7)'])).toBe(7)
  })

  it('tells a signal as a shell does', async () => {
    expect(await runNode(['-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(137)
  })

  it('hands signals on and waits for the child to end by itself', async () => {
    const ends = runNode(['-e', 'process.on("SIGTERM", () => process.exit(3)); setInterval(() => 0, 100)'])
    const nudge = setInterval(() => process.emit('SIGTERM', 'SIGTERM'), 300)
    expect(await ends).toBe(3)
    clearInterval(nudge)
  })
})

it('an answer is what a program prints; one that fails or is missing gives none', () => {
  expect(answerOf(process.execPath, ['-p', '1 + 1'])).toBe('2')
  expect(answerOf(process.execPath, ['-e', 'process.exit(1)'])).toBeUndefined()
  expect(answerOf('no-such-program', [])).toBeUndefined()
})

describe('alone', () => {
  it('lets one after the other act', async () => {
    let inside = 0
    const act = async () => {
      expect(++inside).toBe(1)
      await wait(20)
      inside--
    }
    await Promise.all([alone('test', act), alone('test', act), alone('test', act)])
  })

  it('gives way after a failure, and after a holder that was killed', async () => {
    await expect(alone('test', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const killed = Number(answerOf(process.execPath, ['-p', 'process.pid']))
    writeFileSync(memory('test.lock'), String(killed))
    expect(await alone('test', () => 'mine')).toBe('mine')
  })
})
