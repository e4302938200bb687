import { expect, it } from 'vitest'
import { replicaLag } from './replica-lag.ts'

it('a standby has what was committed before the last question whose answer it has replayed', () => {
  const lag = replicaLag()
  expect(lag.caughtUpTo()).toBeUndefined()
  lag.reached(10, 100)
  lag.reached(20, 200)
  lag.replayed(99)
  expect(lag.caughtUpTo()).toBeUndefined()
  lag.replayed(150)
  expect(lag.caughtUpTo()).toBe(10)
  lag.replayed(200)
  expect(lag.caughtUpTo()).toBe(20)
})

it('a standby of a quiet primary stays caught up', () => {
  const lag = replicaLag()
  for (const at of [10, 20, 30]) {
    lag.reached(at, 100)
    lag.replayed(100)
    expect(lag.caughtUpTo()).toBe(at)
  }
})

it('a standby that has less than before is not trusted until it has caught up', () => {
  const lag = replicaLag()
  lag.reached(10, 100)
  lag.replayed(100)
  lag.replayed(50)
  expect(lag.caughtUpTo()).toBeUndefined()
  lag.replayed(100)
  expect(lag.caughtUpTo()).toBe(10)
})

it('a standby that was away for long catches up with one of the latest notes', () => {
  const lag = replicaLag()
  for (let at = 0; at < 1_000; at++) lag.reached(at, at)
  lag.replayed(5)
  expect(lag.caughtUpTo()).toBeUndefined()
  lag.replayed(950)
  expect(lag.caughtUpTo()).toBe(950)
})
