import { describe, expect, it } from 'vitest'
import { gatewayIds, menuCodes, moduleCodes, paymentMethodCodes, socialNetworkCodes } from './church.codes.ts'

describe('church codes', () => {
  it.each([[moduleCodes], [menuCodes], [paymentMethodCodes], [socialNetworkCodes]])('are unique in %j', (codes) => {
    expect(new Set<string>(codes).size).toBe(codes.length)
  })

  it('have the specification’s gateway ids', () => {
    // document 1 section 9: 1, 4 (the wallet app), 5 and 8
    expect(Object.values(gatewayIds)).toEqual([1, 4, 5, 8])
    expect(gatewayIds.picpay).toBe(4)
  })
})
