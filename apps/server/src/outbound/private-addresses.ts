import { BlockList, isIPv6 } from 'node:net'

const blocked = new BlockList()
/** This machine, private and shared networks, link-local (metadata services), multicast, reserved (RFC 6890, RFC 8190). */
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  blocked.addSubnet(network, prefix, 'ipv4')
}

const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
/** Of the global range: documentation, Teredo, ORCHID, and 6to4, which hides an IPv4 address. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  blocked.addSubnet(network, prefix, 'ipv6')
}

/** Whether an address is not a public one, in any notation. */
export function isPrivateAddress(address: string): boolean {
  if (!isIPv6(address)) return blocked.check(address, 'ipv4')
  return !global.check(address, 'ipv6') || blocked.check(address, 'ipv6')
}
