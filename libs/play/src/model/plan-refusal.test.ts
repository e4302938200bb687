import { expect, it } from 'vitest'
import { planRefusal, SIGN_IN } from './plan-refusal.ts'

it.each([
  [SIGN_IN, 'signIn'],
  [{ idPlano: 'gone' }, 'planGone'],
  [{ 'pagamento.metodoPagamento': 'unavailable' }, 'methodUnavailable'],
  [{ 'pagamento.metodoPagamento': 'wallet_maximum' }, 'walletMaximum'],
  [{ valorTotal: 'changed' }, 'totalChanged'],
  [{ 'comprador.cpf': 'required' }, 'dataMissing'],
  [{ 'comprador.nome': 'format' }, undefined],
  [{}, undefined],
])('planRefusal maps %j to %s', (fields, kind) => {
  expect(planRefusal({ fields: fields as Record<string, string> })).toBe(kind)
})
