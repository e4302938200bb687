import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStep, stateOf, type AccessStep } from './access-step.ts'

describe('a step of the way in', () => {
  it('comes back from its history entry', () => {
    const name = fc.constantFrom<AccessStep['name']>('email', 'password', 'register', 'recover', 'recovered', 'verify')
    fc.assert(
      fc.property(name, fc.emailAddress(), (one, email) => {
        const step = { name: one, email }
        expect(readStep(JSON.parse(JSON.stringify(stateOf(step))), null)).toEqual(step)
      }),
    )
  })

  it('is the first one for whatever is not ours', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        expect(readStep(state, null)).toEqual({ name: 'email', email: '' })
      }),
    )
  })

  it.each(['password', 'register', 'recovered', 'verify'])('needs an address: %s', (step) => {
    expect(readStep({ step, email: '' }, null).name).toBe('email')
    expect(readStep({ step, email: 7 }, null).name).toBe('email')
  })

  it('begins with the recovery where the address says so', () => {
    expect(readStep(null, 'recover').name).toBe('recover')
    expect(readStep({ step: 'email', email: '' }, 'recover').name).toBe('email')
    expect(readStep(null, 'constructor').name).toBe('email')
  })
})
