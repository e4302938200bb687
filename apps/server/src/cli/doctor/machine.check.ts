import { existsSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../runtime/config.ts'
import { about, type Finding, reasonOf } from './finding.ts'

/** The oldest that the manifest's `engines` allows. */
const OLDEST_NODE = [22, 22] as const
const MIB = 1_024 ** 2
const MIN_FREE_MIB = 200
const FEW_FREE_MIB = 2_048

export function checkNode(version = process.versions.node): Finding[] {
  const { ok, fail } = about('node')
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldest, least] = OLDEST_NODE
  const isNew = major > oldest || (major === oldest && minor >= least)
  return [isNew ? ok(version) : fail(`${version} is too old: install ${OLDEST_NODE.join('.')} or newer`)]
}

type FreeSpace = (folder: string) => Promise<{ bavail: number; bsize: number }>

/** The data folder, or the folder that it will be made in. */
export async function checkDisk(
  { dataFolder }: Pick<Config, 'dataFolder'>,
  free: FreeSpace = statfs,
): Promise<Finding[]> {
  const { ok, warn, fail } = about('disk')
  let folder = path.resolve(dataFolder)
  while (!existsSync(folder)) folder = path.dirname(folder)
  try {
    await access(folder, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = await free(folder)
    const left = Math.floor((bavail * bsize) / MIB)
    const says = `${left} MiB free for ${path.resolve(dataFolder)}`
    if (left < MIN_FREE_MIB) return [fail(`${says}: make room, or nothing can be written soon`)]
    return [left < FEW_FREE_MIB ? warn(`${says}: make room`) : ok(says)]
  } catch (error) {
    return [fail(`${folder} can not be written (${reasonOf(error)}): give this user the right, or set DATA_DIR`)]
  }
}
