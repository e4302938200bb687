import { AssinaturaNovaWire, schemaViolations } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import { planOrder } from '../testing/plan-order.ts'
import { recorder } from '../testing/recorder.ts'
import { playApi } from './play.endpoints.ts'
import { toPlayContent, toSubscription, toVisibility } from './play.mapper.ts'

const content = {
  id: 7,
  idIgreja: 1,
  tipo: 'video' as const,
  titulo: 'A fome',
  descricao: null,
  imagem: null,
  duracaoSegundos: 90,
  qtdeVideos: null,
  coletanea: { id: 3, titulo: 'Rute' },
  flagDestaque: true,
  dataPublicacao: '2026-11-18T12:00:00Z',
  tags: [{ id: 1, nome: 'Estudos' }],
  video: null,
  legendas: [],
  doUsuario: null,
}
const subscription = {
  id: 1,
  idIgreja: 1,
  plano: { id: null, nome: 'Mensal' },
  moeda: 'BRL',
  valor: 1990,
  codigo: null,
  status: { situacao: 'ativo' as const },
  dataInicio: null,
  dataFim: null,
  dataCadastro: '2026-11-18T12:00:00Z',
}

describe('play mapper and endpoints', () => {
  it('send a subscription that matches the contract, with its Idempotency-Key', async () => {
    const { api, requests } = recorder(() => Promise.reject(new ApiError('no', { kind: 'refused', status: 400 })))
    await expect(api.run(playApi.subscribe, planOrder)).rejects.toThrow()
    expect(requests[0]!.idempotencyKey).toBe(planOrder.idempotencyKey)
    expect(schemaViolations(AssinaturaNovaWire, requests[0]!.body)).toEqual([])
    expect(requests[0]!.body).toMatchObject({ idUsuario: 8, idPlano: 2, valorTotal: 2212 })
  })

  it('map the source and the person’s own position only when the answer has them', () => {
    expect(toPlayContent(content)).toMatchObject({ kind: 'video', seconds: 90, source: null, own: null })
    const video = { servico: 'mp4' as const, codigo: null, url: '/media/a.mp4', html: null }
    const own = toPlayContent({
      ...content,
      video,
      doUsuario: { idMinhaLista: null, posicaoSegundos: 61, flagAssistido: true },
    })
    expect(own.source).toEqual({ service: 'mp4', code: null, url: '/media/a.mp4', html: null })
    expect(own.own).toEqual({ listEntryId: null, stoppedAt: 61, watched: true })
  })

  it('treat unknown visibilities and statuses as closed and pending', () => {
    expect([toVisibility('OPEN_CONTENT'), toVisibility('NEW')]).toEqual(['open', 'closed'])
    expect(toSubscription(subscription).status).toBe('active')
    const status = { situacao: 'suspenso' as 'ativo' }
    expect(toSubscription({ ...subscription, status }).status).toBe('pending')
  })
})
