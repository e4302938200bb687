import { describe, expect, it } from 'vitest'
import { readConfig } from '../../runtime/config.ts'
import { isSameStorage } from './open-storage.ts'

const bucket = {
  S3_ENDPOINT: 'https://storage.example',
  S3_BUCKET: 'church',
  S3_PREFIX: 'media/',
  S3_ACCESS_KEY_ID: 'one',
  S3_SECRET_ACCESS_KEY: 'secret',
}
const place = (more: Record<string, string> = {}) => readConfig(more)

describe('the files of two installations', () => {
  it('are in the same place in one bucket and prefix, or in one folder', () => {
    expect(isSameStorage(place(bucket), place({ ...bucket, S3_SECRET_ACCESS_KEY: 'newer', DATA_DIR: '/other' }))).toBe(
      true,
    )
    expect(isSameStorage(place({ DATA_DIR: '/data' }), place({ DATA_DIR: '/data/' }))).toBe(true)
  })

  it.each([
    ['another bucket', place({ ...bucket, S3_BUCKET: 'other' })],
    ['another prefix', place({ ...bucket, S3_PREFIX: 'other/' })],
    ['the bucket of that name of another key', place({ ...bucket, S3_ACCESS_KEY_ID: 'other' })],
    ['a folder', place()],
  ])('are not with %s', (_, other) => expect(isSameStorage(place(bucket), other)).toBe(false))
})
