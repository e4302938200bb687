import { expect, it } from 'vitest'
import { giftRefusal } from './gift-refusal.ts'

it.each([
  [{ 'motivos.0.idMotivo': 'gone' }, 'reasonGone'],
  [{ 'motivos.1.valor': 'minimum' }, 'amount'],
  [{ motivos: 'maximum' }, 'amount'],
  [{ 'pagamento.metodoPagamento': 'unavailable' }, 'methodUnavailable'],
  [{ 'pagamento.metodoPagamento': 'wallet_maximum' }, 'walletMaximum'],
  [{ valorTotal: 'changed' }, 'totalChanged'],
  [{ recorrenciaDias: 'signed_in' }, 'recurrence'],
  [{ 'comprador.cpf': 'required' }, 'dataMissing'],
  [{ 'comprador.cpf': 'format' }, undefined],
  [{ 'comprador.nome': 'format' }, undefined],
  [{}, undefined],
])('giftRefusal maps %j to %s', (fields, kind) =>
  expect(giftRefusal({ fields: fields as Record<string, string> })).toBe(kind),
)
