import { randomUUID } from 'node:crypto'
import type { FileStorage } from '../../platform/media/file-storage.ts'
import { s3Storage, unsignedAddress } from '../../platform/media/s3-storage.ts'
import type { Config } from '../../runtime/config.ts'
import type { S3Settings } from '../../runtime/storage-settings.ts'
import { about, type Finding, reasonOf } from './finding.ts'

const RIGHTS = 's3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject'

/** Writes an object of its own, reads, lists and deletes it; asks for it without a key as well. */
export async function checkStorage({ s3 }: Pick<Config, 's3'>): Promise<Finding[]> {
  const { ok, fail } = about('storage')
  if (!s3) return [ok('files are in DATA_DIR/media')]
  const storage = s3Storage(s3)
  const name = `doctor/${randomUUID()}`
  try {
    await storage.store(name, Buffer.from(name))
    const found = await tryOut(storage, name, s3).finally(() => storage.remove(name))
    // without the right to list, Amazon answers 403 to what does not exist
    if (await storage.stat(name)) return [fail('an object is still there after it was deleted: see the bucket’s rules')]
    return [found]
  } catch (error) {
    return [fail(`${reasonOf(error)}: see S3_ENDPOINT, S3_BUCKET and S3_REGION, and that the key may do ${RIGHTS}`)]
  }
}

async function tryOut(storage: FileStorage, name: string, s3: S3Settings): Promise<Finding> {
  const { ok, warn, fail } = about('storage')
  if (String(await storage.read(name)) !== name) return fail('an object is read other than it was written')
  const listed = []
  for await (const each of storage.list(name)) listed.push(each.name)
  if (listed.join() !== name) return fail('an object that was written is not listed')
  const open = await fetch(unsignedAddress(s3, name), { signal: AbortSignal.timeout(s3.timeoutMs) })
  await open.body?.cancel()
  if (open.ok) return fail(`everybody can read the bucket ${s3.bucket}, private files too: close it to the public`)
  return s3.endpoint?.startsWith('http:')
    ? warn(`bucket ${s3.bucket} answers, without TLS: files and signatures are readable on the way`)
    : ok(`bucket ${s3.bucket} answers`)
}
