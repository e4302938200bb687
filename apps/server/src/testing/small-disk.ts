import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync } from 'node:fs'
import { scratchFolder } from './processes.ts'

/** A small disk in memory that a test can fill. */
type SmallDisk = {
  folder: string
  /** Leaves this many bytes free. */
  leave(bytes: number): void
  remove(): void
}

const MB = 1_048_576
const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** @returns undefined where this process may not mount: that takes root on Linux */
export function smallDisk(name: string): SmallDisk | undefined {
  const parent = scratchFolder(name)
  const folder = `${parent}/disk`
  mkdirSync(folder)
  if (process.platform !== 'linux' || !run('mount', '-t', 'tmpfs', '-o', `size=${2_000 * MB}`, 'tmpfs', folder)) {
    rmSync(parent, { recursive: true })
    return undefined
  }
  return {
    folder,
    leave(bytes) {
      const { blocks, bfree, bsize } = statfsSync(folder)
      const size = (blocks - bfree) * bsize + bytes
      if (!run('mount', '-o', `remount,size=${size}`, folder)) throw new Error(`${folder} can not be resized`)
    },
    remove() {
      if (!run('umount', folder)) run('umount', '-l', folder)
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
