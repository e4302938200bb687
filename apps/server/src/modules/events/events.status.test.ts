import { describe, expect, it } from 'vitest'
import { eventStatus } from './events.status.ts'

const at = (text: string) => new Date(`2030-01-${text}Z`)
const event = {
  situacao: null,
  dataFim: at('20T12:00'),
  dataInicioInscricao: at('05T00:00'),
  dataFimInscricao: at('10T00:00'),
}

describe('eventStatus', () => {
  it('follows from the dates', () => {
    expect(eventStatus(event, at('04T23:59'))).toBe('em_breve')
    expect(eventStatus(event, at('05T00:00'))).toBe('aberto')
    expect(eventStatus(event, at('10T00:00'))).toBe('encerrado')
    expect(eventStatus({ ...event, dataInicioInscricao: null, dataFimInscricao: null }, at('19T00:00'))).toBe('aberto')
  })

  it('is what the church has set, until the event is over', () => {
    expect(eventStatus({ ...event, situacao: 'esgotado' }, at('06T00:00'))).toBe('esgotado')
    expect(eventStatus({ ...event, situacao: 'aberto' }, at('11T00:00'))).toBe('aberto')
    expect(eventStatus({ ...event, situacao: 'aberto' }, at('20T12:00'))).toBe('encerrado')
  })
})
