import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Ranges that proxy settings give by name. */
const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether an address is in one of the ranges, written as in `TRUSTED_PROXIES`. */
export function inRanges(ranges: readonly string[]): (address: string) => boolean {
  const known = new BlockList()
  for (const range of ranges.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = range.split('/')
    if (isIP(address) === 0) continue
    if (bits === undefined) known.addAddress(address, family(address))
    else known.addSubnet(address, Number(bits), family(address))
  }
  return (address) => isIP(plain(address)) !== 0 && known.check(plain(address), family(plain(address)))
}

/** The client's address: the sender's or, behind a trusted proxy, the one that the proxy forwards. */
export function clientAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = inRanges(trustedProxies)
  return ({ socket, headers }) => {
    const named = String(headers['x-forwarded-for'] ?? '').split(',')
    let address = plain(socket.remoteAddress ?? '')
    while (isTrusted(address)) {
      const before = plain(named.pop() ?? '')
      if (isIP(before) === 0) break
      address = before
    }
    return address
  }
}
