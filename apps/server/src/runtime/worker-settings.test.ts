import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { StartUpError } from './start-up-error.ts'

const DATABASE_URL = 'postgres://atrio@db.example/atrio'

describe('WORKERS', () => {
  it('is one unless it is set, and as many as there are cores for auto', () => {
    expect(readConfig({}).workers).toBe(1)
    expect(readConfig({ WORKERS: '4' }).workers).toBe(4)
    expect(readConfig({ WORKERS: 'auto', DATABASE_URL }).workers).toBe(Math.min(availableParallelism(), 64))
    expect(readConfig({ WORKERS: 'auto' }).workers).toBe(Math.min(availableParallelism(), 11))
  })

  it.each(['0', '65', '2.5', 'many'])('refuses %s', (WORKERS) => {
    expect(() => readConfig({ WORKERS, DATABASE_URL })).toThrow('WORKERS must be a whole number from 1 to 64, or auto')
  })

  it('refuses more than the embedded database has connections for', () => {
    expect(readConfig({ WORKERS: '12', DATABASE_URL }).workers).toBe(12)
    expect(readConfig({ WORKERS: '11' }).workers).toBe(11)
    expect(() => readConfig({ WORKERS: '12' })).toThrow(StartUpError)
  })
})
