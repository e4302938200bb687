import { describe, expect, it } from 'vitest'
import { broadcastsAt } from './live.broadcasts.ts'

const ZONE = 'America/Sao_Paulo'
const NOW = new Date('2030-01-06T22:30:00Z') // a Sunday, 19:30 in São Paulo
const service = (id: number, horario: string) => ({
  id,
  igrejaId: 1,
  nome: `Service ${id}`,
  descricao: null,
  diaSemana: 0,
  horario,
  duracaoMinutos: 90,
  local: null,
  flagTransmissao: true,
})
const row = (id: number, times: [string, string] | null, cultoId: number | null = null) => ({
  id,
  igrejaId: 1,
  titulo: `Broadcast ${id}`,
  descricao: null,
  imagem: null,
  servico: 'youtube' as const,
  codigo: 'aqz-KE-bpKQ',
  url: null,
  html: null,
  cultoId,
  cultoEspecialId: null,
  dataInicio: times && new Date(times[0]),
  dataFim: times && new Date(times[1]),
})
const past = (id: number, day: string) => row(id, [`2030-01-0${day}T10:00:00Z`, `2030-01-0${day}T11:00:00Z`])
const ids = (rows: Parameters<typeof broadcastsAt>[0], now = NOW) => {
  const found = broadcastsAt(rows, [service(7, '19:00')], now, ZONE)
  const { aoVivo, proximaTransmissao, ultimaTransmissao, anteriores } = found
  return [aoVivo?.id, proximaTransmissao?.id, ultimaTransmissao?.id, anteriores.map(({ id }) => id)]
}

describe('broadcasts', () => {
  it('are live, next, last and earlier by the clock', () => {
    const live = row(1, ['2030-01-06T22:00:00Z', '2030-01-06T23:00:00Z'])
    const next = row(2, ['2030-01-07T22:00:00Z', '2030-01-07T23:00:00Z'])
    expect(ids([past(3, '4'), live, past(4, '5'), next, past(5, '3')])).toEqual([1, 2, 4, [3, 5]])
  })

  it('are live from their start to half an hour after their end', () => {
    const one = [row(1, ['2030-01-06T22:00:00Z', '2030-01-06T23:00:00Z'])]
    const when = (time: string) => ids(one, new Date(time)).slice(0, 3)
    expect(when('2030-01-06T21:59:59.999Z')).toEqual([undefined, 1, undefined])
    expect(when('2030-01-06T22:00:00Z')).toEqual([1, undefined, undefined])
    expect(when('2030-01-06T22:59:59.999Z')).toEqual([1, undefined, undefined])
    expect(when('2030-01-06T23:29:59.999Z')).toEqual([1, undefined, undefined])
    expect(when('2030-01-06T23:30:00Z')).toEqual([undefined, undefined, 1])
  })

  it('without times follow a weekly service, and are never last', () => {
    const channel = [row(1, null, 7)]
    expect(ids(channel)).toEqual([1, 1, undefined, []]) // now, and next week
    expect(broadcastsAt(channel, [service(7, '19:00')], NOW, ZONE).aoVivo).toMatchObject({
      dataInicio: '2030-01-06T22:00:00Z',
      dataFim: '2030-01-06T23:30:00Z',
      idCulto: 7,
    })
    expect(ids(channel, new Date('2030-01-06T23:59:00Z'))).toEqual([1, 1, undefined, []])
    expect(ids(channel, new Date('2030-01-07T00:00:00Z'))).toEqual([undefined, 1, undefined, []])
  })

  it('show the one that began last of two current ones', () => {
    const long = row(1, ['2030-01-06T12:00:00Z', '2030-01-07T12:00:00Z'])
    expect(ids([row(2, ['2030-01-06T22:00:00Z', '2030-01-06T23:00:00Z']), long]).slice(0, 1)).toEqual([2])
  })

  it('give way to a current one after their end, whenever it began', () => {
    const over = row(1, ['2030-01-06T22:00:00Z', '2030-01-06T22:25:00Z'])
    const following = row(2, ['2030-01-06T22:28:00Z', '2030-01-06T23:00:00Z'])
    const around = row(3, ['2030-01-06T12:00:00Z', '2030-01-07T12:00:00Z'])
    expect(ids([over, past(4, '5')])).toEqual([1, undefined, 4, []])
    expect(ids([over, following, past(4, '5')])).toEqual([2, undefined, 1, [4]])
    expect(ids([over, around])).toEqual([3, undefined, 1, []])
    // an ended channel is no recording
    const channel = row(5, null, 7)
    expect(
      ids([channel, row(6, ['2030-01-06T23:35:00Z', '2030-01-07T01:00:00Z'])], new Date('2030-01-06T23:40:00Z')),
    ).toEqual([6, 5, undefined, []])
  })

  it('are all empty without any', () => expect(ids([])).toEqual([undefined, undefined, undefined, []]))
})
