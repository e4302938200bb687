import { readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { readConfig } from '../runtime/config.ts'
import type { S3Settings } from '../runtime/storage-settings.ts'
import { scratchFolder } from './processes.ts'
import { isSigned } from './s3-signature.ts'

const BUCKET = 'files-of-churches'
/** The one key that the stand-in knows. */
const KEY = 'S3RVER'
/** Objects in a page of a list: Amazon's have 1,000. */
const PAGE_OBJECTS = 3

/** Answers a request itself and returns true, or leaves it to the storage, also later. */
type Conduct = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

export type S3StandIn = {
  /** Settings of the bucket, below a prefix of its own. */
  s3: S3Settings
  /** Methods and paths of all requests so far. */
  asked: string[]
  /** Answers that have neither ended nor been given up by their client. */
  underWay(): number
  /** How the storage behaves from now on; without a conduct as usual. */
  behave(conduct?: Conduct): void
  /** Milliseconds before each answer from now on. */
  delay(ms: number): void
  close(): Promise<void>
}

/** An object storage on loopback that checks signatures (@20minutes/s3rver), with failures that tests choose. */
export async function s3StandIn(env: Record<string, string> = {}): Promise<S3StandIn> {
  const folder = scratchFolder('s3')
  const storage = new S3rver({
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  })
  await storage.configureBuckets()
  const serve = storage.getMiddleware()
  const asked: string[] = []
  const open = new Set<ServerResponse>()
  let delayMs = 0
  let behaviour: Conduct = () => false
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    open.add(response)
    response.once('close', () => open.delete(response))
    if (await behaviour(request, response)) return
    if (delayMs > 0) setTimeout(() => answer(request, response), delayMs)
    else answer(request, response)
  })
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const isList = request.url?.startsWith(`/${BUCKET}/?`)
    if (!request.headers.authorization)
      refuse(response, 403, 'AccessDenied') // s3rver would let it in
    else if (!isList) serve(request, response)
    else if (isSigned(request, KEY)) list(path.join(folder, BUCKET), request, response)
    else refuse(response, 403, 'SignatureDoesNotMatch')
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { s3 } = readConfig({
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: KEY,
    S3_PREFIX: 'atrio/tests',
    ...env,
  })
  if (!s3) throw new Error('the settings name a bucket')
  return {
    s3,
    asked,
    underWay: () => open.size,
    behave: (conduct = () => false) => void (behaviour = conduct),
    delay: (ms) => void (delayMs = ms),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      storage.logger.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Refuses a request as S3 does. */
export function refuse(response: ServerResponse, status: number, code: string): true {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>for a test</Message></Error>`)
  return true
}

/** The file of an object, as s3rver names it. */
const OBJECT = '._S3rver_object'

/**
 * A page of a list, by key. s3rver's own has no order, checks its signature by another path than the SDK signs, and
 * makes its token with a cipher that Node no longer has.
 */
function list(folder: string, { url = '' }: IncomingMessage, response: ServerResponse): void {
  const { searchParams } = new URL(url, 'http://host')
  const [prefix, after] = ['prefix', 'continuation-token'].map((name) => searchParams.get(name) ?? '')
  const keys = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(OBJECT))
    .map((file) => file.slice(0, -OBJECT.length))
    .filter((key) => key.startsWith(prefix ?? '') && key > (after ?? ''))
    .sort()
  const page = keys.slice(0, PAGE_OBJECTS).map((key) => {
    const { size, mtime } = statSync(path.join(folder, key + OBJECT))
    return `<Contents><Key>${key}</Key><LastModified>${mtime.toISOString()}</LastModified><Size>${size}</Size></Contents>`
  })
  const next = keys.length > page.length ? keys[page.length - 1] : undefined
  const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0"?><ListBucketResult>${page.join('')}<IsTruncated>${next !== undefined}</IsTruncated>${more}</ListBucketResult>`,
  )
}
