import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { removeUnused, unusedFiles } from '../backup/unused-files.ts'
import { openPayments } from '../payments/open-payments.ts'
import { deferredNotices } from '../payments/orders/deferred-notices.ts'
import { type MediaStore, mediaStore } from '../platform/media/media-store.ts'
import { openStorage } from '../platform/media/open-storage.ts'
import { readConfig } from '../runtime/config.ts'
import { scratchFolder } from '../testing/processes.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { storages, type TestStorage } from '../testing/storages.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { runLine } from './testing/run-line.ts'

const DAY_MS = 86_400_000
const UUID = '0b3c5d0e-93a5-4b50-8e0b-5f0f8a1f2c3d'
const document = (text: string) => Buffer.from(`%PDF-1.4\n%${text}\n`)

describe.each(storages)('files in %s that nothing names', (_name, open) => {
  const folder = scratchFolder('media-unused')
  let opened: TestStorage
  let database: TestDatabase
  let media: MediaStore
  let church: number
  beforeAll(async () => {
    opened = await open()
    database = await testDatabase()
    media = mediaStore(openStorage({ dataFolder: folder, s3: undefined, ...opened.changes }))
    church = await seedChurch(database, { codigo: 'demo' })
  })
  afterAll(async () => {
    await database.close()
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    await database.admin('delete from transmissao')
    for (const name of await stored()) await media.storage.remove(name)
  })

  const stored = async () => {
    const names = []
    for await (const { name } of media.storage.list()) names.push(name)
    return names.sort()
  }
  /** The command, some days after the files were stored. */
  async function run(daysLater: number, ...args: string[]) {
    const clock = () => new Date(Date.now() + daysLater * DAY_MS)
    const onError = (error: Error) => expect.unreachable(error.message)
    const payments = await openPayments({ config: readConfig({}), database, clock, notices: deferredNotices, onError })
    return runLine({ database, media, clock, payments }, ['media', 'unused', ...args])
  }
  const broadcast = (url: string) =>
    database.admin(
      `insert into transmissao (igreja_id, titulo, servico, url, data_inicio, data_fim)
       values ($1, 'Culto', 'hls', $2, '2029-01-01', '2029-01-02')`,
      [church, url],
    )
  const name = (url: string) => url.slice('/media/'.length)

  it('are listed with their size, and deleted on request with their resized versions', async () => {
    const [used, unused] = [
      await media.storeDocument('demo', document('a'), 'a'),
      await media.private.storeDocument('demo', document('b'), 'b'),
    ]
    await broadcast(used)
    for (const url of [used, unused]) await media.storeSized(url, '480.webp', document('sized'))
    const before = await stored()
    const { code, said } = await run(2)
    expect({ code, lines: said.split('\n') }).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(`^${name(unused)}  12 bytes, stored 20`),
        'not named by any row: one file, 12 bytes',
      ],
    })
    expect(await stored()).toEqual(before)
    expect((await run(2, '--remove')).said).toMatch(/removed: one file, 12 bytes$/)
    expect(await stored()).toEqual(before.filter((each) => each.includes('/a.pdf')))
    expect((await run(2, '--remove')).said).toBe('removed: 0 files, 0 bytes')
  })

  it('are kept for a day, or for as many as are asked for', async () => {
    const url = await media.storeDocument('demo', document('c'), 'c')
    expect((await run(0.9)).said).toBe('not named by any row: 0 files, 0 bytes')
    expect((await run(0.9, '--remove')).said).toBe('removed: 0 files, 0 bytes')
    expect((await run(9, '--days', '10', '--remove')).said).toBe('removed: 0 files, 0 bytes')
    expect(await media.exists(url)).toBe(true)
    for (const days of ['0', 'x', '-1', '4000']) expect((await run(9, `--days=${days}`)).code).toBe(2)
  })

  it('are no parts of a playlist that is named', async () => {
    const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42vide'), Buffer.alloc(20)])
    const part = await media.storeVideo('demo', mp4, 'parte')
    const list = await media.storeVideo('demo', Buffer.from(`#EXTM3U\n#EXTINF:2,\n${part}\n#EXT-X-ENDLIST\n`), 'culto')
    await broadcast(list)
    expect((await run(2)).said).toBe('not named by any row: 0 files, 0 bytes')
    await database.admin('delete from transmissao')
    expect(
      (await run(2)).said
        .split('\n')
        .slice(0, -1)
        .map((line) => line.split(' ')[0])
        .sort(),
    ).toEqual([name(part), name(list)].sort())
  })

  it('are resized versions without an original, and what a killed write has left', async () => {
    const url = await media.storeDocument('demo', document('d'), 'd')
    await broadcast(url)
    const orphan = name(url).replace('d.pdf', '.sized/gone.jpg.480.webp')
    const [draft, foreign] = [`${name(url)}.${UUID}`, name(url).replace('d.pdf', 'README')]
    for (const each of [orphan, draft, foreign]) await media.storage.store(each, document('left'))
    await run(2, '--remove')
    expect(await stored()).toEqual([name(url), foreign].sort())
  })

  it('are kept when they are stored again while others are deleted', async () => {
    const url = await media.storeDocument('demo', document('e'), 'e')
    const first = await media.storage.stat(name(url))
    const before = new Date(Number(first?.modifiedAt) + 1_000)
    const [found] = await unusedFiles(database.owner, media.storage, before)
    expect(found?.name).toBe(name(url))
    // times of objects are whole seconds
    await sleep(1_100)
    await media.storeDocument('demo', document('e'), 'e')
    expect(found && (await removeUnused(media.storage, found, before))).toBe(false)
    expect(await media.exists(url)).toBe(true)
  })
})
