import { schemaViolations, CompraWire } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import { eventOrder } from '../testing/event-order.ts'
import { recorder } from '../testing/recorder.ts'
import type { ApiRequest } from '../transport/transport.ts'
import { purchaseApi } from './purchase.endpoints.ts'

describe('purchase endpoints', () => {
  it('send an order that matches the contract, with its Idempotency-Key', async () => {
    const { api, requests } = recorder(() => Promise.reject(new ApiError('no', { kind: 'refused', status: 409 })))
    await expect(api.run(purchaseApi.buy, eventOrder)).rejects.toThrow()
    expect(requests[0]!.idempotencyKey).toBe(eventOrder.idempotencyKey)
    expect(schemaViolations(CompraWire, requests[0]!.body)).toEqual([])
    expect(requests[0]!.body).toMatchObject({
      ingressos: [{ idIngresso: 3, titular: 'Ana Lima', respostas: [{ idCampo: 5, valor: 'vegetariana' }] }],
      pagamento: { metodoPagamento: 'pix', qtdeParcelas: 1 },
    })
  })

  it('upload a file under its name and report progress', async () => {
    const fractions: number[] = []
    const { api, requests } = recorder(({ onProgress }: ApiRequest) => {
      onProgress?.(0.5)
      return { codigo: 'arq_1', nome: 'foto.jpg', tamanho: 3 }
    })
    const file = new File(['abc'], 'foto.jpg')
    const onProgress = (fraction: number) => fractions.push(fraction)
    expect(await api.run(purchaseApi.uploadFile, { eventId: 7, file, onProgress })).toEqual({
      code: 'arq_1',
      name: 'foto.jpg',
      size: 3,
    })
    expect(fractions).toEqual([0.5])
    expect(((requests[0]!.body as FormData).get('arquivo') as File).name).toBe('foto.jpg')
  })
})
