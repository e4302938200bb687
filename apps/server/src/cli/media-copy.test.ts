import { rmSync, writeFileSync } from 'node:fs'
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

it('copies files from the data folder to a bucket and back, each once and without resized versions', async () => {
  const { s3 } = storage
  const settings = path.join(folder, 'bucket.env')
  const lines = {
    DATA_DIR: path.join(folder, 'other'),
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    S3_PREFIX: s3.prefix,
  }
  writeFileSync(
    settings,
    Object.entries(lines)
      .map((pair) => pair.join('='))
      .join('\n'),
  )
  const back = path.join(folder, 'back.env')
  writeFileSync(back, `DATA_DIR=${path.join(folder, 'back')}`)
  const run = async (changes: Partial<ReturnType<typeof readConfig>>, file: string) => {
    const said: string[] = []
    const print = (line: string) => void said.push(line)
    const withContext = () => Promise.reject(new Error('no database is needed'))
    const config = () => ({ ...readConfig({}), ...changes })
    const readInput = () => Promise.reject(new Error('nothing is read'))
    expect(await runCli(['media', 'copy', file], { config, withContext, print, printError: print, readInput })).toBe(0)
    return said.join('\n')
  }

  const place = { dataFolder: path.join(folder, 'data'), s3: undefined }
  const media = mediaStore(openStorage(place))
  const bytes = Buffer.from('%PDF-1.4\n')
  const urls = [await media.storeDocument('demo', bytes, 'a'), await media.private.storeDocument('demo', bytes, 'b')]
  await media.storeSized(urls[0] ?? '', '480.webp', bytes)
  expect(await run(place, settings)).toBe('copied 2 files; 0 were there already')
  expect(await run(place, settings)).toBe('copied 0 files; 2 were there already')
  expect(await run({ s3 }, back)).toBe('copied 2 files; 0 were there already')
  const returned = mediaStore(openStorage({ dataFolder: path.join(folder, 'back'), s3: undefined }))
  for (const url of urls) expect((await returned.read(url)).equals(bytes)).toBe(true)
})
