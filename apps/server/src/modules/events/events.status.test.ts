import { situacoesEvento } from '@atrio/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventStatus, lotStatus, ticketStatus } from './events.status.ts'

const at = (text: string) => new Date(`2030-01-${text}Z`)
const event = {
  flagAtivo: true,
  situacao: null,
  dataFim: at('20T12:00'),
  dataInicioInscricao: at('05T00:00'),
  dataFimInscricao: at('10T00:00'),
}
const lot = { dataInicioVenda: at('06T00:00'), dataFimVenda: at('08T00:00'), livre: 3 }
const always = { dataInicioVenda: null, dataFimVenda: null, livre: null }

describe('lotStatus', () => {
  it('follows from its sale window and its stock', () => {
    expect(lotStatus(lot, at('05T23:59'))).toBe('em_breve')
    expect(lotStatus(lot, at('06T00:00'))).toBe('disponivel')
    expect(lotStatus(lot, at('08T00:00'))).toBe('encerrado')
    expect(lotStatus({ ...lot, livre: 0 }, at('07T00:00'))).toBe('esgotado')
    expect(lotStatus({ ...lot, livre: -2 }, at('07T00:00'))).toBe('esgotado')
    expect(lotStatus({ ...lot, livre: 0 }, at('09T00:00'))).toBe('encerrado')
    expect(lotStatus(always, at('01T00:00'))).toBe('disponivel')
  })
})

describe('eventStatus', () => {
  it('follows from the dates', () => {
    expect(eventStatus(event, [], at('04T23:59'))).toBe('em_breve')
    expect(eventStatus(event, [], at('05T00:00'))).toBe('aberto')
    expect(eventStatus(event, [], at('10T00:00'))).toBe('encerrado')
    const open = { ...event, dataInicioInscricao: null, dataFimInscricao: null }
    expect(eventStatus(open, [], at('19T00:00'))).toBe('aberto')
  })

  it('is the church’s setting until the event is over', () => {
    expect(eventStatus({ ...event, situacao: 'esgotado' }, [always], at('06T00:00'))).toBe('esgotado')
    expect(eventStatus({ ...event, situacao: 'aberto' }, [], at('11T00:00'))).toBe('aberto')
    expect(eventStatus({ ...event, situacao: 'aberto' }, [], at('20T12:00'))).toBe('encerrado')
    const withdrawn = { ...event, flagAtivo: false, situacao: 'aberto' as const }
    expect(eventStatus(withdrawn, [always], at('06T00:00'))).toBe('indisponivel')
    expect(eventStatus(withdrawn, [always], at('20T12:00'))).toBe('encerrado')
  })

  it('follows from the tickets within the sale dates', () => {
    const sold = { ...lot, livre: 0 }
    expect(eventStatus(event, [sold, lot], at('07T00:00'))).toBe('aberto')
    expect(eventStatus(event, [sold, sold], at('07T00:00'))).toBe('esgotado')
    expect(eventStatus(event, [{ ...sold, dataFimVenda: null }, lot], at('09T00:00'))).toBe('esgotado')
    expect(eventStatus(event, [lot], at('05T12:00'))).toBe('em_breve')
    expect(eventStatus(event, [lot], at('09T00:00'))).toBe('encerrado')
    expect(eventStatus(event, [always], at('11T00:00'))).toBe('encerrado')
  })
})

describe('ticketStatus', () => {
  it('follows an event that sells nothing', () => {
    const of = (situacao: (typeof situacoesEvento)[number]) => ticketStatus(situacao, always, at('07T00:00'))
    expect(situacoesEvento.map(of)).toEqual(['disponivel', 'em_breve', 'esgotado', 'encerrado', 'encerrado'])
  })

  it('keeps the ticket’s own state if it is further from a sale', () => {
    expect(ticketStatus('em_breve', { ...lot, livre: 0 }, at('07T00:00'))).toBe('esgotado')
    expect(ticketStatus('em_breve', lot, at('09T00:00'))).toBe('encerrado')
    expect(ticketStatus('aberto', lot, at('05T00:00'))).toBe('em_breve')
  })

  it('is the ticket’s own in an event on sale, and never on sale in a closed event', () => {
    const dates = fc.date({ min: at('01T00:00'), max: at('25T00:00'), noInvalidDate: true })
    const maybe = fc.option(dates)
    const lots = fc.array(
      fc.record({ dataInicioVenda: maybe, dataFimVenda: maybe, livre: fc.option(fc.integer({ min: -1, max: 2 })) }),
      { minLength: 1 },
    )
    const open = { ...event, dataInicioInscricao: null, dataFimInscricao: null, dataFim: at('31T00:00') }
    fc.assert(
      fc.property(lots, dates, (kinds, now) => {
        const status = eventStatus(open, kinds, now)
        expect(kinds.map((kind) => ticketStatus(status, kind, now))).toEqual(kinds.map((kind) => lotStatus(kind, now)))
        for (const kind of kinds) expect(ticketStatus('indisponivel', kind, now)).toBe('encerrado')
      }),
    )
  })
})
