import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'atrio-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, text: string): string {
  const place = path.join(folder, name)
  writeFileSync(place, text)
  return place
}
const KEY = 'a secret of more than thirty-two characters'

describe('settings from files', () => {
  it('are read from the file that NAME_FILE names, without the newline at its end', () => {
    const config = readConfig({
      TOKEN_KEY_FILE: file('key', `${KEY}\n`),
      DATABASE_URL_FILE: file('database', 'postgres://atrio:secret@db/atrio\r\n'),
      REDIS_URL_FILE: file('redis', 'redis://:secret@redis:6379/0'),
    })
    expect(config.tokenKey).toBe(KEY)
    expect(config.databaseUrl).toBe('postgres://atrio:secret@db/atrio')
    expect(config.redis?.url).toBe('redis://:secret@redis:6379/0')
  })

  it('count as absent where NAME_FILE is empty', () => {
    expect(readConfig({ TOKEN_KEY_FILE: ' ' })).toEqual(readConfig({}))
    expect(readConfig({ TOKEN_KEY: KEY, TOKEN_KEY_FILE: '' }).tokenKey).toBe(KEY)
  })

  it('are held to the same rules as variables, and the error does not quote them', () => {
    expect(() => readConfig({ TOKEN_KEY_FILE: file('short', 'short') })).toThrow(
      /^TOKEN_KEY must be at least 32 characters$/,
    )
  })

  it('are refused beside the variable of the same name', () => {
    expect(() => readConfig({ TOKEN_KEY: KEY, TOKEN_KEY_FILE: file('key', KEY) })).toThrow(
      'TOKEN_KEY and TOKEN_KEY_FILE are both set: remove one of them',
    )
  })

  it('name every file that is missing, empty, too long or a folder, all at once', () => {
    const missing = path.join(folder, 'missing')
    const empty = file('empty', '\n')
    const long = file('long', 'x'.repeat(70_000))
    expect(() =>
      readConfig({
        DATABASE_URL_FILE: missing,
        ADMIN_URL_FILE: path.join(empty, 'below'),
        TOKEN_KEY_FILE: empty,
        SMTP_URL_FILE: folder,
        STATES_KEY_FILE: long,
      }),
    ).toThrow(
      [
        `DATABASE_URL_FILE names ${missing}, which does not exist`,
        `ADMIN_URL_FILE names ${empty}/below, which does not exist`,
        `TOKEN_KEY_FILE names ${empty}, which is empty`,
        `SMTP_URL_FILE names ${folder}, which is a folder`,
        `STATES_KEY_FILE names ${long}, which is too long for a setting`,
      ].join('\n'),
    )
  })

  it.skipIf(process.getuid?.() === 0)('name a file that the user may not read', () => {
    const closed = file('closed', KEY)
    chmodSync(closed, 0)
    expect(() => readConfig({ TOKEN_KEY_FILE: closed })).toThrow(
      `TOKEN_KEY_FILE names ${closed}, which this user may not read`,
    )
  })
})
