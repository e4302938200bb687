import { lstatSync, mkdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Keeps compiled modules for the next start, of this process and of those that it starts. Node runs what it finds there, and
 * its default folder belongs to the account that has created it first, which may be anyone's on the machine: ours is this
 * account's alone, or there is no cache. With NODE_COMPILE_CACHE the operator has chosen another, and Node uses it by itself.
 */
export function keepCompiledModules(): void {
  if (process.env['NODE_COMPILE_CACHE']) return
  const uid = process.getuid?.()
  const folder = path.join(tmpdir(), `atrio-compiled-${uid ?? 'modules'}`)
  if (!isPrivate(folder, uid)) {
    return process.emitWarning(
      `Compiled modules are not kept, as ${folder} is not a folder of this account alone. Remove it, or set NODE_COMPILE_CACHE.`,
    )
  }
  enableCompileCache(folder)
  // processes that this one starts have the cache before their first module, whose types Node would have to strip once more
  process.env['NODE_COMPILE_CACHE'] = folder
}

/** Creates the folder where it is missing. On Windows, without user ids, the system's folder is each account's own. */
function isPrivate(folder: string, uid: number | undefined) {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch {
    // it is there already, or can't be: what is there decides
  }
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return false
  return uid === undefined || (found.uid === uid && (found.mode & 0o077) === 0)
}
