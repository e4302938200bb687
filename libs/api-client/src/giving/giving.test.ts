import { breaches, DoacaoWire } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import { giftOrder } from '../testing/gift-order.ts'
import { recorder } from '../testing/recorder.ts'
import { givingApi } from './giving.endpoints.ts'

describe('a gift', () => {
  it('speaks the wire’s words, and carries its key', async () => {
    const { api, requests } = recorder(() => Promise.reject(new ApiError('no', { kind: 'refused', status: 400 })))
    await expect(api.run(givingApi.give, giftOrder)).rejects.toThrow()
    expect(requests[0]!.idempotencyKey).toBe(giftOrder.idempotencyKey)
    expect(breaches(DoacaoWire, requests[0]!.body)).toEqual([])
    expect(requests[0]!.body).toMatchObject({
      ...{ idUsuario: null, flagUsuarioTaxa: false, valorTotal: 12_500 },
      motivos: [
        { idMotivo: 3, valor: 10_000 },
        { idMotivo: 5, valor: 2_500 },
      ],
    })
  })
})
