import { createReadStream } from 'node:fs'
import { stat as statFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import type { S3Settings } from '../../runtime/storage-settings.ts'
import { type FileStorage, orUndefined, type StoredFile } from './file-storage.ts'
import { s3Calls } from './s3-calls.ts'

/** Above the keys of all files, as the folder `media` is in a data folder and in a backup. */
const FOLDER = 'media/'
const REMEMBERED_SIZES = 10_000

/** An object's address without a signature, at which a bucket that is closed to the public answers nobody. */
export function unsignedAddress({ endpoint, region, bucket, prefix, isPathStyle }: S3Settings, name: string): string {
  const address = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  if (!isPathStyle) address.host = `${bucket}.${address.host}`
  const above = address.pathname.replace(/\/$/, '') + (isPathStyle ? `/${bucket}` : '')
  address.pathname = `${above}/${prefix}${FOLDER}${name}`
  return address.href
}

/** Files as objects of a bucket that only we need to reach: docs/decisions/0076. */
export function s3Storage(settings: S3Settings): FileStorage {
  const { bucket: Bucket } = settings
  const calls = s3Calls(settings)
  const above = `${settings.prefix}${FOLDER}`
  const keyOf = (name: string) => above + name
  const sizes = new LRUCache<string, number>({ max: REMEMBERED_SIZES })

  const stat = async (name: string): Promise<StoredFile | undefined> => {
    const found = await calls
      .ask((sdk, client, options) => client.send(new sdk.HeadObjectCommand({ Bucket, Key: keyOf(name) }), options))
      .catch(orUndefined)
    return found && { size: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date() }
  }
  const put = async (name: string, Body: Buffer | Readable, bytes: number) => {
    sizes.delete(name)
    const object = { Bucket, Key: keyOf(name), Body, ContentLength: bytes }
    await calls.ask((sdk, client, options) => client.send(new sdk.PutObjectCommand(object), options), bytes)
  }
  const storage: FileStorage = {
    stat,
    async read(name) {
      return buffer(await storage.stream(name))
    },
    async stream(name, part) {
      const Range = part && `bytes=${part.from}-${part.to}`
      const object = { Bucket, Key: keyOf(name), ...(Range && { Range }) }
      const { Body, ContentLength } = await calls.ask((sdk, client, options) =>
        client.send(new sdk.GetObjectCommand(object), options),
      )
      const body = Body as Readable
      const expected = part ? part.to - part.from + 1 : sizes.get(name)
      if (expected === undefined || ContentLength === expected) return calls.watched(body)
      sizes.delete(name)
      body.destroy()
      throw calls.unavailable(`${ContentLength} bytes instead of ${expected}`)
    },
    async size(name) {
      const known = sizes.get(name)
      if (known !== undefined) return known
      const found = await stat(name)
      if (found) sizes.set(name, found.size)
      return found?.size
    },
    // an object's time is that of its last upload, and a copy onto itself is not possible everywhere
    store: (name, data) => put(name, data, data.length),
    async storeFile(name, source) {
      await put(name, createReadStream(source), (await statFile(source)).size)
    },
    async copy(from, to) {
      sizes.delete(to)
      const object = { Bucket, Key: keyOf(to), CopySource: `${Bucket}/${keyOf(from)}` }
      const bytes = (await stat(from))?.size
      await calls.ask((sdk, client, options) => client.send(new sdk.CopyObjectCommand(object), options), bytes)
    },
    async remove(name) {
      sizes.delete(name)
      await calls.ask((sdk, client, options) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(name) }), options),
      )
    },
    async *list(beginning = '') {
      let ContinuationToken: string | undefined
      do {
        const page = { Bucket, Prefix: keyOf(beginning), ...(ContinuationToken && { ContinuationToken }) }
        const found = await calls.ask((sdk, client, options) =>
          client.send(new sdk.ListObjectsV2Command(page), options),
        )
        for (const { Key = '', Size = 0, LastModified = new Date() } of found.Contents ?? [])
          yield { name: Key.slice(above.length), size: Size, modifiedAt: LastModified }
        ContinuationToken = found.NextContinuationToken
      } while (ContinuationToken)
    },
  }
  return storage
}
