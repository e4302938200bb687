import { schemaViolations, DoacaoRecorrenteDadosWire, DoacaoWire } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import { giftOrder } from '../testing/gift-order.ts'
import { recorder } from '../testing/recorder.ts'
import { giftApi } from './gift.endpoints.ts'
import { recurringApi } from './recurring.endpoints.ts'

describe('recurring gifts', () => {
  it('send their interval in days, and only the changed fields on a change', async () => {
    const { api, requests } = recorder(() => Promise.reject(new ApiError('no', { kind: 'refused', status: 400 })))
    await expect(api.run(giftApi.give, { ...giftOrder, everyDays: 30 })).rejects.toThrow()
    expect(requests[0]!.body).toMatchObject({ recorrenciaDias: 30 })
    await expect(api.run(recurringApi.change, { id: 7, change: { cardId: 3 } })).rejects.toThrow()
    await expect(api.run(recurringApi.change, { id: 7, change: { amount: 900, status: 'active' } })).rejects.toThrow()
    expect(requests.slice(1).map(({ body }) => body)).toEqual([{ idCartao: 3 }, { valor: 900, situacao: 'ativa' }])
    for (const { body } of requests.slice(1)) expect(schemaViolations(DoacaoRecorrenteDadosWire, body)).toEqual([])
  })
})

describe('gifts', () => {
  it('send an order that matches the contract, with its Idempotency-Key', async () => {
    const { api, requests } = recorder(() => Promise.reject(new ApiError('no', { kind: 'refused', status: 400 })))
    await expect(api.run(giftApi.give, giftOrder)).rejects.toThrow()
    expect(requests[0]!.idempotencyKey).toBe(giftOrder.idempotencyKey)
    expect(schemaViolations(DoacaoWire, requests[0]!.body)).toEqual([])
    expect(requests[0]!.body).toMatchObject({
      idUsuario: null,
      flagUsuarioTaxa: false,
      valorTotal: 12_500,
      motivos: [
        { idMotivo: 3, valor: 10_000 },
        { idMotivo: 5, valor: 2_500 },
      ],
    })
  })
})
