import dns, { type LookupAddress } from 'node:dns'
import { createServer, type Server } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchPublic } from './fetch-public.ts'
import { isPrivateAddress } from './private-addresses.ts'

let server: Server
let port: number
let asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.socket.localAddress ?? '')
    if (request.url === '/redirect') return response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end()
    return response.end('inside')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => void (asked = []))

/** Node's own resolver, replaced by a hostile name server. */
const resolver = dns.lookup
afterEach(() => {
  Object.assign(dns, { lookup: resolver })
  syncBuiltinESMExports()
})

/** Resolves each lookup to the next of these lists; the last one repeats. */
function answerNames(...answers: string[][]): { lookups: number } {
  const count = { lookups: 0 }
  const hostile = (_name: string, _options: unknown, done: (error: null, found: LookupAddress[]) => void) => {
    const addresses = answers[Math.min(count.lookups, answers.length - 1)] ?? []
    count.lookups += 1
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  Object.assign(dns, { lookup: hostile })
  syncBuiltinESMExports()
  return count
}

/** Treats all addresses but one as private. */
const isBlocked = (address: string) => address !== '127.0.0.1'

describe('fetchPublic with a hostile name server', () => {
  it('resolves a name once and connects to the address that it checked', async () => {
    const names = answerNames(['127.0.0.1'], ['127.0.0.2'])
    const { body } = await fetchPublic(`http://feeds.test:${port}/`, { isBlocked })
    expect(body.toString()).toBe('inside')
    expect(asked).toEqual(['127.0.0.1'])
    expect(names.lookups).toBe(1)
  })

  it.each([
    [['127.0.0.1', '127.0.0.2']],
    [['127.0.0.2', '127.0.0.1']],
    [['127.0.0.1', '::1']],
    [['::ffff:127.0.0.2']],
    [[]],
  ])('rejects a name when one of its addresses is private: %j', async (addresses) => {
    answerNames(addresses)
    await expect(fetchPublic(`http://feeds.test:${port}/`, { isBlocked })).rejects.toThrow()
    expect(asked).toEqual([])
  })

  it.each(['127.0.0.1', '0.0.0.0', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1'])(
    'never connects to %s',
    async (address) => {
      answerNames([address])
      await expect(fetchPublic(`http://feeds.test:${port}/`)).rejects.toThrow('not a public address')
      expect(asked).toEqual([])
    },
  )
})

describe('fetchPublic with an address literal', () => {
  it.each([
    '0.0.0.0',
    '0',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '[::]',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[0:0:0:0:0:ffff:7f00:0001]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[fe80::1]',
    '[fec0::1]',
    'localhost',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
  ])('rejects %s', async (host) => {
    await expect(fetchPublic(`http://${host}:${port}/`)).rejects.toThrow('not a public address')
    expect(asked).toEqual([])
  })

  it.each(['file:///etc/passwd', 'ftp://a.test/', 'gopher://a.test/', 'data:text/plain,x', 'not an address', ''])(
    'rejects another scheme: %s',
    async (address) => {
      await expect((async () => fetchPublic(address))()).rejects.toThrow()
    },
  )

  it('does not follow redirects', async () => {
    const answer = await fetchPublic(`http://127.0.0.1:${port}/redirect`, { isBlocked })
    expect(answer.status).toBe(302)
    expect(answer.body).toHaveLength(0)
    expect(asked).toHaveLength(1)
    expect(isPrivateAddress(new URL(answer.headers.location ?? '').hostname)).toBe(true)
  })
})
