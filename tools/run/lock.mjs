import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { memory } from './paths.mjs'

/** Does something that only one process of this checkout may do at a time; a second one waits for the first. */
export async function withLock(name, act) {
  const lock = memory(`${name}.lock`)
  mkdirSync(path.dirname(lock), { recursive: true })
  for (let waits = false; !take(lock); waits = true) {
    if (!waits) console.log('Another process is at it: waiting.')
    await wait(200)
  }
  const release = () => rmSync(lock, { force: true })
  process.on('exit', release)
  try {
    return await act()
  } finally {
    release()
    process.off('exit', release)
  }
}

function take(lock) {
  if (existsSync(lock) && !isHeld(lock)) rmSync(lock, { force: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Whether the process that took it still lives; one that was killed holds nothing. */
function isHeld(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    // Between its creation and its first byte the file is empty.
    if (holder > 0) process.kill(holder, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
