import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStep, stateOf, type AccessStep } from './access-step.ts'

describe('readStep', () => {
  it('restores every step from its history entry', () => {
    const name = fc.constantFrom<AccessStep['name']>('email', 'password', 'register', 'recover', 'recovered', 'verify')
    fc.assert(
      fc.property(name, fc.emailAddress(), (one, email) => {
        const step = { name: one, email }
        expect(readStep(JSON.parse(JSON.stringify(stateOf(step))), null)).toEqual(step)
      }),
    )
  })

  it('falls back to the e-mail step for a state it did not write', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        expect(readStep(state, null)).toEqual({ name: 'email', email: '' })
      }),
    )
  })

  it.each(['password', 'register', 'recovered', 'verify'])(
    'returns to the e-mail step when step %s has no e-mail',
    (step) => {
      expect(readStep({ step, email: '' }, null).name).toBe('email')
      expect(readStep({ step, email: 7 }, null).name).toBe('email')
    },
  )

  it('starts at password recovery when the query asks for it', () => {
    expect(readStep(null, 'recover').name).toBe('recover')
    expect(readStep({ step: 'email', email: '' }, 'recover').name).toBe('email')
    expect(readStep(null, 'constructor').name).toBe('email')
  })
})
