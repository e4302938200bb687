import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { mediaStore } from '../platform/media/media-store.ts'
import { openStorage } from '../platform/media/open-storage.ts'
import { readConfig } from '../runtime/config.ts'
import { scratchFolder } from '../testing/processes.ts'
import { s3StandIn } from '../testing/s3-stand-in.ts'
import { runCli } from './run-cli.ts'

const folder = scratchFolder('media-copy')
const storage = await s3StandIn()
afterAll(async () => {
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})

const PDF = Buffer.from('%PDF-1.4\n')
const { s3 } = storage

/** Writes a settings file. */
function settingsFile(name: string, lines: Record<string, string | undefined>): string {
  const file = path.join(folder, name)
  const pairs = Object.entries(lines).map((pair) => pair.join('='))
  writeFileSync(file, pairs.join('\n'))
  return file
}
const toBucket = settingsFile('bucket.env', {
  DATA_DIR: path.join(folder, 'other'),
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: s3.bucket,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  S3_PREFIX: s3.prefix,
})

/** Runs `media copy` with these settings, and returns what it prints. */
async function copy(changes: Partial<ReturnType<typeof readConfig>>, args: string[], exitCode = 0): Promise<string[]> {
  const said: string[] = []
  const print = (line: string) => void said.push(line)
  const withContext = () => Promise.reject(new Error('no database is needed'))
  const config = () => ({ ...readConfig({}), ...changes })
  const readInput = () => Promise.reject(new Error('nothing is read'))
  const surroundings = { config, withContext, print, printError: print, readInput }
  expect(await runCli(['media', 'copy', ...args], surroundings)).toBe(exitCode)
  return said
}

it('copies files from the data folder to a bucket and back, each once and without resized versions', async () => {
  const back = settingsFile('back.env', { DATA_DIR: path.join(folder, 'back') })
  const place = { dataFolder: path.join(folder, 'data'), s3: undefined }
  const media = mediaStore(openStorage(place))
  const urls = [await media.storeDocument('demo', PDF, 'a'), await media.private.storeDocument('demo', PDF, 'b')]
  await media.storeSized(urls[0] ?? '', '480.webp', PDF)
  expect((await copy(place, [toBucket]))[0]).toBe('copied 2 files; 0 were there already')
  expect((await copy(place, [toBucket]))[0]).toBe('copied 0 files; 2 were there already')
  expect((await copy({ s3 }, [back]))[0]).toBe('copied 2 files; 0 were there already')
  const returned = mediaStore(openStorage({ dataFolder: path.join(folder, 'back'), s3: undefined }))
  for (const url of urls) expect((await returned.read(url)).equals(PDF)).toBe(true)
})

it('copies with --since what was stored after the first run began, and not what was removed meanwhile', async () => {
  const place = { dataFolder: path.join(folder, 'switched'), s3: undefined }
  const former = mediaStore(openStorage(place))
  const present = mediaStore(openStorage({ dataFolder: folder, s3 }))
  const removed = await former.storeDocument('switched', PDF, 'removed')
  const hourAgo = new Date(Date.now() - 3_600_000)
  utimesSync(path.join(place.dataFolder, removed), hourAgo, hourAgo)
  const [counts, hint = ''] = await copy(place, [toBucket])
  expect(counts).toBe('copied 1 files; 0 were there already')
  await present.remove(removed)
  const later = await former.storeDocument('switched', PDF, 'later')
  const since = /--since (\S+)$/.exec(hint)?.[1] ?? ''
  expect(await copy(place, [toBucket, '--since', since])).toEqual(['copied 1 files; 0 were there already'])
  expect([await present.exists(removed), await present.exists(later)]).toEqual([false, true])
})

it('counts a storage that keeps whole seconds as storing after a moment within the second', async () => {
  const place = { dataFolder: path.join(folder, 'seconds'), s3: undefined }
  const url = await mediaStore(openStorage(place)).storeDocument('seconds', PDF, 'whole')
  const second = new Date('2026-01-01T12:00:00Z')
  utimesSync(path.join(place.dataFolder, url), second, second)
  const copied = (since: string) => copy(place, [toBucket, '--since', since])
  expect(await copied('2026-01-01T12:00:01Z')).toEqual(['copied 0 files; 0 were there already'])
  expect(await copied('2026-01-01T14:00:00.900+02:00')).toEqual(['copied 1 files; 0 were there already'])
})

it.each(['yesterday', '2026-01-01', '2026-01-01T12:00:00', '2026-13-01T12:00:00Z'])(
  'refuses %s, which names no moment in any zone',
  async (since) => {
    const said = await copy({}, [toBucket, '--since', since], 2)
    expect(said.join('\n')).toContain('--since is a time such as 2026-01-31T12:00:00Z')
  },
)
