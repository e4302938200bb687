import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordingFormat, wavSeconds } from '../../platform/media/recordings.ts'
import { storages, type TestStorage } from '../../testing/storages.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { rangeOf } from './send-range.ts'

/** A second of 8-bit sound, with a chunk before its data. */
function wav(seconds = 1, rate = 100): Buffer {
  const chunk = (name: string, body: Buffer) => {
    const head = Buffer.alloc(8)
    head.write(name, 'latin1')
    head.writeUInt32LE(body.length, 4)
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
  }
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(rate, 4)
  format.writeUInt32LE(rate, 8)
  const data = Buffer.from(Array.from({ length: seconds * rate }, (_, i) => i % 256))
  const body = [Buffer.from('WAVE'), chunk('fmt ', format), chunk('LIST', Buffer.from('abc')), chunk('data', data)]
  return chunk('RIFF', Buffer.concat(body))
}

describe('a recording', () => {
  it.each([
    ['wav', wav()],
    ['ogg', Buffer.from('OggS and some more')],
    ['m4a', Buffer.from('\0\0\0\x20ftypM4A more')],
    ['mp3', Buffer.from('ID3 and some more')],
    ['mp3', Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(20)])],
    [undefined, Buffer.from('<html><script>alert(1)</script>')],
    [undefined, Buffer.from('RIFF1234AVI LIST')],
    [undefined, Buffer.from('ID3')],
  ])('is recognised as %s by its bytes', (format, bytes) => expect(recordingFormat(bytes)).toBe(format))

  it('has a duration in its WAV header', () => {
    expect(wavSeconds(wav(7))).toBe(7)
    expect(wavSeconds(Buffer.from('OggS and some more'))).toBeUndefined()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (noise) => {
        const seconds = wavSeconds(Buffer.concat([Buffer.from('RIFF1234WAVE'), noise]))
        expect(seconds === undefined || seconds >= 0).toBe(true)
      }),
    )
  })
})

describe('rangeOf', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-3', { from: 0, to: 3 }],
    ['bytes=4-', { from: 4, to: 9 }],
    ['bytes=-2', { from: 8, to: 9 }],
    ['bytes=-99', { from: 0, to: 9 }],
    ['bytes=8-99', { from: 8, to: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-3', undefined],
    ['bytes=0-1,3-4', undefined],
    ['lines=0-1', undefined],
    ['bytes=-', undefined],
  ] as const)('parses %s', (header, part) => expect(rangeOf(header, 10)).toEqual(part))
})

describe.each(storages)('recordings in %s', (_name, openStorage) => {
  let server: TestServer
  let storage: TestStorage
  let url: string
  const bytes = wav(2)
  beforeAll(async () => {
    storage = await openStorage()
    server = await testServer(storage.changes)
    url = await server.app.services.media.storeRecording('demo', bytes, 'salmo')
  })
  afterAll(async () => {
    await server.close()
    await storage.close()
  })

  it('are sent completely, as sound and nothing else', async () => {
    const answer = await server.get(url)
    expect(url).toMatch(/^\/media\/demo\/[0-9a-f]{32}\/salmo\.wav$/)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/wav',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('are sent in ranges, for seeking', async () => {
    const answer = await server.get(url, { headers: { range: 'bytes=10-19' } })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers).toMatchObject({ 'content-range': `bytes 10-19/${bytes.length}`, 'content-length': '10' })
    expect(answer.rawPayload.equals(bytes.subarray(10, 20))).toBe(true)
  })

  it('answer 416 beyond their end', async () => {
    const answer = await server.get(url, { headers: { range: 'bytes=9999999-' } })
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`])
  })

  it('have no widths, and answer 404 where there are none', async () => {
    expect((await server.get(`${url}?w=480`)).statusCode).toBe(404)
    expect((await server.get(url.replace(/[0-9a-f]{32}/, '0'.repeat(32)))).statusCode).toBe(404)
  })

  it('answer under their own name only', async () => {
    await expect(server.app.services.media.storeRecording('demo', Buffer.from('<html>'.repeat(9)))).rejects.toThrow(
      'no recording',
    )
  })
})
