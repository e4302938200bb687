import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../runtime/storage-settings.ts'
import { StorageUnavailableError } from './file-storage.ts'

/** Requests under way at once, videos that are being watched among them; the SDK's own limit is 50. */
const MAX_SOCKETS = 500
/** The slowest upload and copy that is waited for: a megabyte a second. */
const BYTES_PER_MS = 1_000

type Sdk = typeof import('@aws-sdk/client-s3')
type Call<T> = (sdk: Sdk, client: S3Client, options: { abortSignal: AbortSignal }) => Promise<T>

export type S3Calls = {
  /**
   * Asks the storage. Its answer must begin within the time-out, retries included.
   * @param bytes of an upload or a copy, which may take longer
   * @throws an error with the code ENOENT for an object that does not exist; StorageUnavailableError
   */
  ask<T>(call: Call<T>, bytes?: number): Promise<T>
  /** Passes an answer's body on. It fails when the storage falls silent; closing it ends the request. */
  watched(body: Readable): Readable
  unavailable(reason: string): StorageUnavailableError
}

export function s3Calls(settings: S3Settings): S3Calls {
  const { bucket, timeoutMs } = settings
  const host = settings.endpoint ? new URL(settings.endpoint).host : `S3 in ${settings.region}`
  const unavailable = (reason: string) => new StorageUnavailableError(`${host}, bucket ${bucket}: ${reason}`)
  const silent = () => unavailable(`no answer within ${timeoutMs} ms`)
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined
  return {
    unavailable,
    async ask(call, bytes = 0) {
      const { sdk, client } = await (opened ??= open(settings))
      const deadline = new AbortController()
      const timer = setTimeout(() => deadline.abort(), timeoutMs + bytes / BYTES_PER_MS)
      try {
        return await call(sdk, client, { abortSignal: deadline.signal })
      } catch (error) {
        if (deadline.signal.aborted) throw silent()
        throw isNoSuchKey(error) ? noSuchFile() : unavailable(reasonOf(error))
      } finally {
        clearTimeout(timer)
      }
    },
    watched: (body) => watch(body, timeoutMs, silent),
  }
}

/** The SDK takes 120 ms and 35 MB to load: only where a bucket is set, and with its first use. */
async function open({ endpoint, region, accessKeyId, secretAccessKey, isPathStyle }: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: isPathStyle,
    // other makers' storages do not know the checksums that Amazon's takes
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { httpAgent: { maxSockets: MAX_SOCKETS }, httpsAgent: { maxSockets: MAX_SOCKETS } },
  })
  return { sdk, client }
}

type Refusal = { name?: string; message?: string; code?: string; $metadata?: { httpStatusCode?: number } }

/** A bucket that does not exist is a 404 as well. */
const isNoSuchKey = (error: unknown) => {
  const { name, $metadata } = error as Refusal
  return $metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket'
}

const noSuchFile = () => Object.assign(new Error('there is no such object'), { code: 'ENOENT' })

/** An answer to HEAD has no text: its status is all that is known. */
const reasonOf = (error: unknown) => {
  const { name, message, code, $metadata } = error as Refusal
  const status = $metadata?.httpStatusCode
  return [code ?? name, status && `status ${status}`, message].filter(Boolean).join(', ')
}

/** The time-out runs only while the storage is waited for: a player that pauses keeps its answer open. */
function watch(body: Readable, timeoutMs: number, silent: () => Error): Readable {
  async function* parts(): AsyncGenerator<Buffer> {
    const read = body.iterator({ destroyOnReturn: true })
    for (;;) {
      const timer = setTimeout(() => body.destroy(silent()), timeoutMs)
      const next = await read.next().finally(() => clearTimeout(timer))
      if (next.done) return
      yield next.value as Buffer
    }
  }
  const passed = Readable.from(parts(), { objectMode: false, highWaterMark: 64 * 1024 })
  // the generator would only end with the next part
  passed.once('close', () => body.destroy())
  return passed
}
