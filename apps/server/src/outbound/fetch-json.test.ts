import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchJson } from './fetch-json.ts'
import { isPrivateAddress } from './private-addresses.ts'

let server: Server
let base: string
let asked = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    asked++
    if (request.url === '/redirect') return response.writeHead(302, { location: '/fine' }).end()
    if (request.url === '/large') return response.end(`"${'a'.repeat(2_000_000)}"`)
    if (request.url === '/text') return response.end('<html>')
    if (request.url === '/hang') return undefined
    return response.end(JSON.stringify({ url: request.url }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const anywhere = { isBlocked: () => false }

describe('fetchJson', () => {
  it('returns the status and the parsed body', async () => {
    expect(await fetchJson(`${base}/fine`, anywhere)).toEqual({ status: 200, body: { url: '/fine' } })
  })

  it('does not follow redirects', async () => {
    expect(await fetchJson(`${base}/redirect`, anywhere)).toEqual({ status: 302, body: null })
  })

  it.each(['/large', '/text', '/hang'])(
    'rejects an answer that is too large, not JSON or too late: %s',
    async (path) => {
      await expect(fetchJson(base + path, anywhere)).rejects.toThrow()
    },
  )

  it('never connects to private addresses, given literally or by a name', async () => {
    const before = asked
    const { port } = new URL(base)
    for (const host of ['127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]']) {
      await expect(fetchJson(`http://${host}:${port}/fine`)).rejects.toThrow('not a public address')
    }
    expect(asked).toBe(before)
  })
})

describe('isPrivateAddress', () => {
  it.each([
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ])('is true of %s', (address) => expect(isPrivateAddress(address)).toBe(true))

  it.each(['1.1.1.1', '172.32.0.1', '200.160.2.3', '2606:4700::1111'])('is false of %s', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  )

  it('is true of a private IPv4 address in IPv6 notation', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPrivateAddress(`::ffff:${address}`)).toBe(true)
      }),
    )
  })
})
