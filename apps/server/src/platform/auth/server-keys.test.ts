import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { StartUpError } from '../../runtime/start-up-error.ts'
import { runSource, said, scratchFolder } from '../../testing/processes.ts'
import { serverKeys } from './server-keys.ts'

const KEY_READER = path.join(import.meta.dirname, '../../testing/key-reader.ts')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
function newFolder() {
  const folder = scratchFolder('keys')
  folders.push(folder)
  return { folder, file: path.join(folder, 'keys', 'token.key') }
}
const keysOf = (dataFolder: string) => serverKeys({ tokenKey: undefined, dataFolder })

describe('the key that signs sessions', () => {
  it('is created once, readable by its owner only, and reused', () => {
    const { folder, file } = newFolder()
    const first = keysOf(folder)
    const text = readFileSync(file, 'utf8')
    expect(Buffer.from(text, 'base64url')).toHaveLength(32)
    expect(keysOf(folder).accessToken).toEqual(first.accessToken)
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(readdirSync(path.dirname(file))).toEqual(['token.key'])
  })

  it.each([0, 1, 31])('is refused if its file has %i bytes, since its tokens could be forged', (length) => {
    const { folder, file } = newFolder()
    mkdirSync(path.dirname(file))
    writeFileSync(file, 'x'.repeat(length))
    expect(() => keysOf(folder)).toThrow(StartUpError)
    expect(() => keysOf(folder)).toThrow(`token.key holds ${length} bytes, and 32 at least are needed`)
    expect(readFileSync(file)).toHaveLength(length)
  })

  it('is the same for processes that start at once', async () => {
    const { folder } = newFolder()
    const said8 = await Promise.all(Array.from({ length: 8 }, () => said(runSource(KEY_READER, [folder]), /key \w+/)))
    expect(new Set(said8.map((text) => /key (\w+)/.exec(text)?.[1]))).toHaveLength(1)
  })

  it('leaves no file on a full disk, and is created once there is room', async () => {
    const { folder, file } = newFolder()
    const limited = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, '--conditions=@atrio/source']
    const { stderr } = spawnSync('sh', [...limited, KEY_READER, folder], { encoding: 'utf8' })
    expect(stderr).toMatch(/StartUpError: The key .* can not be written to .*token\.key \(EFBIG\)/)
    expect(existsSync(file)).toBe(false)
    expect(readdirSync(path.dirname(file))).toEqual([])
    expect(keysOf(folder).accessToken).toHaveLength(32)
  })
})
