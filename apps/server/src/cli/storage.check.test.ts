import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { unsignedAddress } from '../platform/media/s3-storage.ts'
import { refuse, type S3StandIn, s3StandIn } from '../testing/s3-stand-in.ts'
import { checkStorage } from './doctor/storage.check.ts'

let storage: S3StandIn
beforeAll(async () => {
  storage = await s3StandIn({ S3_TIMEOUT_MS: '1000' })
})
afterAll(() => storage.close())
afterEach(() => storage.behave())

const check = async () => {
  const [finding] = await checkStorage(storage)
  return `${finding?.level} ${finding?.says}`
}
/** Answers one method as a key without its right gets it. */
const refusing = (which: string) =>
  storage.behave(({ method, url, headers }, response: ServerResponse) => {
    const isList = url?.includes('list-type=2') ?? false
    const asked = isList ? 'LIST' : method
    return headers.authorization && asked === which ? refuse(response, 403, 'AccessDenied') : false
  })

describe('the doctor’s check of the object storage', () => {
  it('writes, reads, lists and deletes an object, and warns of an address without TLS', async () => {
    expect(await check()).toMatch(/^warn bucket files-of-churches answers, without TLS/)
    const asked = storage.asked.map((line) => line.replace(/[?].*|doctor.*/, ''))
    const object = `/files-of-churches/atrio/tests/media/`
    const list = 'GET /files-of-churches/'
    const signed = [`PUT ${object}`, `GET ${object}`, list]
    expect(asked).toEqual([...signed, `GET ${object}`, `DELETE ${object}`, `HEAD ${object}`])
  })

  it.each(['PUT', 'GET', 'LIST', 'DELETE', 'HEAD'])('names the rights that a key without %s lacks', async (method) => {
    refusing(method)
    const said = await check()
    expect(said).toMatch(/^fail 127\.0\.0\.1:\d+, bucket files-of-churches: .*status 403.*: see S3_ENDPOINT/)
    expect(said).toContain('that the key may do s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject')
    expect(said).not.toContain(storage.s3.secretAccessKey)
  })

  it('fails for a bucket that everybody can read', async () => {
    storage.behave(({ method, headers }, response) => {
      if (method !== 'GET' || headers.authorization) return false
      response.end('anything')
      return true
    })
    expect(await check()).toMatch(/^fail everybody can read the bucket/)
  })

  it('asks without a key where the settings say that the object is', () => {
    const at = (changes: object) =>
      unsignedAddress({ ...storage.s3, bucket: 'files', prefix: 'a/', ...changes }, 'doctor/x')
    expect([
      at({ endpoint: 'https://store.test:9000/base', isPathStyle: true }),
      at({ endpoint: 'https://store.test', isPathStyle: false }),
      at({ endpoint: undefined, region: 'sa-east-1', isPathStyle: true }),
    ]).toEqual([
      'https://store.test:9000/base/files/a/media/doctor/x',
      'https://files.store.test/a/media/doctor/x',
      'https://s3.sa-east-1.amazonaws.com/files/a/media/doctor/x',
    ])
  })

  it('fails where nothing answers, and is fine without a bucket', async () => {
    storage.behave(() => true)
    expect(await check()).toMatch(/^fail .*: no answer within 1000 ms: see S3_ENDPOINT/)
    expect(await checkStorage({ s3: undefined })).toMatchObject([{ level: 'ok' }])
  })
})
