import { expect, it } from 'vitest'
import { planRefusal, SIGN_IN } from './plan-refusal.ts'

it.each([
  [SIGN_IN, 'signIn'],
  [{ plan: 'gone' }, 'planGone'],
  [{ method: 'unavailable' }, 'methodUnavailable'],
  [{ method: 'wallet_maximum' }, 'walletMaximum'],
  [{ total: 'changed' }, 'totalChanged'],
  [{ cpf: 'required' }, 'dataMissing'],
  [{ name: 'format' }, undefined],
  [{}, undefined],
])('planRefusal maps %j to %s', (fields, kind) => {
  expect(planRefusal({ fields: fields as Record<string, string> })).toBe(kind)
})
