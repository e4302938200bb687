import { bucket, integer, keyPrefix, service, text, type Read, yesOrNo } from './setting-readers.ts'

type ReadSetting = <T, F>(name: string, as: Read<T>, fallback: F) => T | F

/** A bucket of an S3-compatible object storage. */
export type S3Settings = {
  bucket: string
  /** Absent: Amazon's own for the region. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Begins the keys of all objects; empty, or ends with `/`. */
  prefix: string
  /** Whether the bucket is in the path of addresses, and not in their host. */
  isPathStyle: boolean
  /** Milliseconds that it may take to begin an answer, or to go on with one. */
  timeoutMs: number
}

/** Where files are stored; undefined for the data folder. */
export function readStorage(read: ReadSetting, faults: string[]): S3Settings | undefined {
  const found = {
    bucket: read('S3_BUCKET', bucket, ''),
    endpoint: read('S3_ENDPOINT', service, undefined),
    region: read('S3_REGION', text, 'us-east-1'),
    accessKeyId: read('S3_ACCESS_KEY_ID', text, ''),
    secretAccessKey: read('S3_SECRET_ACCESS_KEY', text, ''),
    prefix: read('S3_PREFIX', keyPrefix, ''),
    isPathStyle: read('S3_PATH_STYLE', yesOrNo, true),
    timeoutMs: read('S3_TIMEOUT_MS', integer(100, 120_000), 10_000),
  }
  const required = [found.bucket, found.accessKeyId, found.secretAccessKey]
  if (required.every(Boolean)) return found
  if (required.some(Boolean) || found.endpoint || found.prefix)
    faults.push('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together')
  return undefined
}
