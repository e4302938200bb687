import { readFileSync } from 'node:fs'

export type Environment = Record<string, string | undefined>

/** Longer texts are no setting: a file that is named by mistake is refused instead of read into memory as one. */
const MAX_CHARACTERS = 65_536

/**
 * The text of a setting: of its variable or, with `<NAME>_FILE`, of the file that this names, which is how containers
 * and systemd hand over secrets. White space around it is cut, so that a file may end with a newline. An empty variable
 * counts as absent; an empty file does not, since nobody names one on purpose.
 */
export function settingText(env: Environment, name: string, faults: string[]): string | undefined {
  const value = env[name]?.trim()
  const file = env[`${name}_FILE`]?.trim()
  if (!file) return value
  if (value) {
    faults.push(`${name} and ${name}_FILE are both set: remove one of them`)
    return undefined
  }
  const found = contentOf(file)
  if ('text' in found) return found.text
  faults.push(`${name}_FILE names ${file}, which ${found.fault}`)
  return undefined
}

function contentOf(file: string): { text: string } | { fault: string } {
  let text
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    return { fault: READ_FAULTS[(error as NodeJS.ErrnoException).code ?? ''] ?? `can not be read: ${String(error)}` }
  }
  if (text === '') return { fault: 'is empty' }
  return text.length > MAX_CHARACTERS ? { fault: 'is too long for a setting' } : { text }
}

const READ_FAULTS: Partial<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'this user may not read',
  EISDIR: 'is a folder',
}
