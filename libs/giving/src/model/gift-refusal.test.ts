import { expect, it } from 'vitest'
import { giftRefusal } from './gift-refusal.ts'

it.each([
  [{ 'gifts.0.reasonId': 'gone' }, 'reasonGone'],
  [{ 'gifts.1.amount': 'minimum' }, 'amount'],
  [{ gifts: 'maximum' }, 'amount'],
  [{ method: 'unavailable' }, 'methodUnavailable'],
  [{ method: 'wallet_maximum' }, 'walletMaximum'],
  [{ total: 'changed' }, 'totalChanged'],
  [{ everyDays: 'signed_in' }, 'recurrence'],
  [{ cpf: 'required' }, 'dataMissing'],
  [{ cpf: 'format' }, undefined],
  [{ name: 'format' }, undefined],
  [{}, undefined],
])('giftRefusal maps %j to %s', (fields, kind) =>
  expect(giftRefusal({ fields: fields as Record<string, string> })).toBe(kind),
)
