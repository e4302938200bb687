import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../../runtime/config.ts'
import { StartUpError } from '../../runtime/start-up-error.ts'
import { writeNewFile } from '../../runtime/atomic-files.ts'

/** This server's keys, one per purpose, which can't be derived from each other. */
export type ServerKeys = {
  accessToken: Uint8Array
  chatToken: Uint8Array
  captcha: string
  /** A keyed hash of a secret or of personal data, for a column that is only compared. */
  digest(purpose: string, text: string): string
}

const BYTES = 32

/**
 * The keys, from TOKEN_KEY or a file in the data folder, which is created when missing.
 * @throws StartUpError when the file can't be created, or is too short: tokens could be forged
 */
export function serverKeys({ tokenKey, dataFolder }: Pick<Config, 'tokenKey' | 'dataFolder'>): ServerKeys {
  const root = tokenKey ? Buffer.from(tokenKey) : keyFile(path.join(dataFolder, 'keys'))
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', root, 'atrio', purpose, BYTES))
  // As a key object: bytes would be converted for each digest, which takes several times as long.
  const digestKey = createSecretKey(derive('digest'))
  return {
    accessToken: new Uint8Array(derive('access token')),
    chatToken: new Uint8Array(derive('chat token')),
    captcha: derive('captcha').toString('hex'),
    digest: (purpose, text) => createHmac('sha256', digestKey).update(`${purpose}\0${text}`).digest('base64url'),
  }
}

/** Of processes that start together on one folder, the first writes the key and all read it. */
function keyFile(folder: string): Buffer {
  const file = path.join(folder, 'token.key')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (!existsSync(file)) writeNewFile(file, randomBytes(BYTES).toString('base64url'), 0o600)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new StartUpError(
      `The key that sessions are signed with can not be written to ${file} (${code}). ` +
        'Make room and give this user the right to write there, or set TOKEN_KEY.',
      { cause },
    )
  }
  const key = readFileSync(file)
  if (key.length >= BYTES) return key
  throw new StartUpError(
    `The key that sessions are signed with is not whole: ${file} holds ${key.length} bytes, and ${BYTES} at least are ` +
      'needed. Bring it back from a backup, or remove the file: a new key is made then, and everybody signs in again.',
  )
}
