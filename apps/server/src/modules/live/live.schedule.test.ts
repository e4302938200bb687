import { describe, expect, it } from 'vitest'
import { upcomingServices } from './live.schedule.ts'

const SAO_PAULO = 'America/Sao_Paulo'
const weekly = (id: number, diaSemana: number, horario: string, duracaoMinutos = 90) => ({
  id,
  igrejaId: 1,
  nome: `Service ${id}`,
  descricao: null,
  diaSemana,
  horario,
  duracaoMinutos,
  local: null,
  flagTransmissao: true,
})
const special = (id: number, from: string, to: string) => ({
  id,
  igrejaId: 1,
  nome: `Special ${id}`,
  descricao: null,
  dataInicio: new Date(from),
  dataFim: new Date(to),
  local: null,
  flagTransmissao: false,
})
const starts = (services: ReturnType<typeof upcomingServices>) =>
  services.map(({ id, dataInicio }) => `${id} ${dataInicio}`)

describe('upcomingServices', () => {
  // 2030-01-06 is a Sunday; São Paulo is three hours behind UTC.
  it('lists weekly services of the next seven days, by start', () => {
    const now = new Date('2030-01-06T20:00:00Z')
    expect(starts(upcomingServices([weekly(1, 0, '19:00'), weekly(2, 3, '20:00')], [], now, SAO_PAULO))).toEqual([
      '1 2030-01-06T22:00:00Z',
      '2 2030-01-09T23:00:00Z',
    ])
  })

  it('puts the current one first until it ends, then shows next week’s', () => {
    const at = (time: string) => starts(upcomingServices([weekly(1, 0, '19:00')], [], new Date(time), SAO_PAULO))
    expect(at('2030-01-06T23:29:59Z')[0]).toBe('1 2030-01-06T22:00:00Z')
    expect(at('2030-01-06T23:30:00Z')).toEqual(['1 2030-01-13T22:00:00Z'])
  })

  it('keeps one that runs past midnight', () => {
    const now = new Date('2030-01-07T03:30:00Z') // Monday, half past midnight
    expect(starts(upcomingServices([weekly(1, 0, '22:00', 240)], [], now, SAO_PAULO))).toContain(
      '1 2030-01-07T01:00:00Z',
    )
  })

  it('adds special services within seven days, and omits past ones', () => {
    const now = new Date('2030-01-06T20:00:00Z')
    const specials = [
      special(8, '2030-01-08T10:00:00Z', '2030-01-08T12:00:00Z'),
      special(9, '2030-01-05T10:00:00Z', '2030-01-05T12:00:00Z'),
      special(10, '2030-01-20T10:00:00Z', '2030-01-20T12:00:00Z'),
    ]
    expect(starts(upcomingServices([], specials, now, SAO_PAULO))).toEqual(['8 2030-01-08T10:00:00.000Z'])
  })

  it('keeps the local time over a daylight-saving change', () => {
    const now = new Date('2030-03-09T12:00:00Z') // New York moves its clocks on 10 March
    expect(starts(upcomingServices([weekly(1, 0, '10:00')], [], now, 'America/New_York'))).toEqual([
      '1 2030-03-10T14:00:00Z',
    ])
  })
})
