import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressGroup } from './address-group.ts'

describe('addressGroup', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('groups %s as %s', (ip, group) => expect(addressGroup(ip)).toBe(group))

  it('groups a whole /64 of IPv6, and no other address with it', () => {
    const group = fc.stringMatching(/^[1-9a-f][0-9a-f]{0,3}$/)
    const four = fc.tuple(group, group, group, group).map((groups) => groups.join(':'))
    fc.assert(
      fc.property(four, four, four, (network, one, other) => {
        expect(addressGroup(`${network}:${one}`)).toBe(network)
        expect(addressGroup(`${network}:${other}`)).toBe(network)
      }),
    )
  })
})
