import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchFolder } from '../../testing/processes.ts'
import { storages, type TestStorage } from '../../testing/storages.ts'
import type { FileStorage } from './file-storage.ts'
import { openStorage } from './open-storage.ts'

const HASH = 'a'.repeat(32)
const NAME = `demo/${HASH}/salmo.wav`
const bytes = Buffer.from('0123456789')

describe.each(storages)('files in %s', (_name, open) => {
  let opened: TestStorage
  let storage: FileStorage
  let folder: string
  beforeAll(async () => {
    opened = await open()
    folder = scratchFolder('file-storage')
    storage = openStorage({ dataFolder: folder, s3: undefined, ...opened.changes })
    await storage.store(NAME, bytes)
  })
  afterAll(async () => {
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const names = async (beginning?: string) => {
    const found = []
    for await (const { name } of storage.list(beginning)) found.push(name)
    return found.sort()
  }

  it('are read whole, as a stream and in parts', async () => {
    expect((await storage.read(NAME)).equals(bytes)).toBe(true)
    expect((await buffer(await storage.stream(NAME))).equals(bytes)).toBe(true)
    expect(String(await buffer(await storage.stream(NAME, { from: 2, to: 4 })))).toBe('234')
    expect(String(await buffer(await storage.stream(NAME, { from: 9, to: 9 })))).toBe('9')
  })

  it('tell their size and when they were stored, and those that are not there nothing', async () => {
    expect(await storage.size(NAME)).toBe(10)
    const found = await storage.stat(NAME)
    expect(found?.size).toBe(10)
    expect(Math.abs(Date.now() - Number(found?.modifiedAt))).toBeLessThan(60_000)
    const missing = NAME.replace('salmo', 'nothing')
    expect([await storage.size(missing), await storage.stat(missing)]).toEqual([undefined, undefined])
    for (const read of [() => storage.read(missing), () => storage.copy(missing, `${missing}.copy`)])
      await expect(read()).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('count as stored now when they are stored once more', async () => {
    const name = NAME.replace('salmo', 'again')
    await storage.store(name, bytes)
    const first = Number((await storage.stat(name))?.modifiedAt)
    // times of objects are whole seconds
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await storage.store(name, bytes)
    expect(Number((await storage.stat(name))?.modifiedAt)).toBeGreaterThan(first)
  })

  it('are brought from this machine and replaced, copied and deleted', async () => {
    const [source, name] = [path.join(folder, 'source'), NAME.replace('salmo', 'brought')]
    for (const text of ['one', 'another']) {
      writeFileSync(source, text)
      await storage.storeFile(name, source, { consume: text === 'another' })
      expect([String(await storage.read(name)), await storage.size(name)]).toEqual([text, text.length])
    }
    const copy = `private/${name}`
    await storage.copy(name, copy)
    await storage.remove(name)
    await storage.remove(name)
    expect([await storage.stat(name), await storage.size(name)]).toEqual([undefined, undefined])
    expect(String(await storage.read(copy))).toBe('another')
  })

  it('are listed by what their names begin with', async () => {
    const sized = [`grace/${HASH}/.sized/banner.jpg.480.webp`, `grace/${HASH}/.sized/banner.jpg.960.avif`]
    const others = [`grace/${HASH}/.sized/banner.png.480.webp`, `grace/${HASH}/banner.jpg`]
    for (const name of [...sized, ...others]) await storage.store(name, bytes)
    expect(await names(`grace/${HASH}/.sized/banner.jpg.`)).toEqual(sized)
    expect(await names('grace/')).toEqual([...sized, ...others].sort())
    expect(await names('nobody/')).toEqual([])
    expect(await names()).toEqual(expect.arrayContaining([NAME, ...sized, ...others]))
  })
})
