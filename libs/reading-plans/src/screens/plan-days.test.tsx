import { refuse, renderFeature, wireReading, type FakeHttp } from '@atrio/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { readingPlansFeature } from '../feature.ts'
import { calls, member, PLAN, reading, scenes } from '../testing/reading-plans.scenes.ts'

const open = (http: FakeHttp, more = {}) =>
  renderFeature(readingPlansFeature, { at: `/reading-plans/${PLAN}`, http, session: member, ...more })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const box = (day: number) => screen.getByRole('checkbox', { name: `Dia ${day}: lido` })

beforeEach(() => localStorage.clear())

describe('the days of a started plan', () => {
  it('marks the days that passed as read at once, and takes that back', async () => {
    const { transport } = await open(reading.behind())
    await press('Marcar os 2 dias anteriores como lidos')
    expect(await screen.findByText('2 dias marcados como lidos.')).toBeInTheDocument()
    for (const day of [1, 2, 3]) expect(box(day)).toBeChecked()
    expect(transport.calls).toContain(calls.markDays)
    await press('Desfazer')
    await waitFor(() => expect(screen.queryByText('2 dias marcados como lidos.')).toBeNull())
    expect([1, 2, 3].map((day) => (box(day) as HTMLInputElement).checked)).toEqual([false, true, false])
  })

  it('shows its days in a calendar, each with its state and the way to its reading', async () => {
    await open(reading.onTime())
    const table = await screen.findByRole('table', { name: /Dias do plano em novembro de 2026/ })
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7)
    const days = within(table).getAllByRole('link')
    expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
      'Dia 1, 19 de novembro de 2026: lido',
      'Dia 2, 20 de novembro de 2026: leitura de hoje',
      'Dia 3, 21 de novembro de 2026: por vir',
    ])
    expect(days[1]).toHaveAttribute('aria-current', 'date')
    expect(document.querySelector(days[2]!.getAttribute('href')!)).toHaveTextContent('Dia 3')
    expect(screen.getByRole('button', { name: 'Mês anterior' })).toBeDisabled()
  })

  it('offers a daily alarm for the days that are left, at a time of one’s choice', async () => {
    await open(reading.onTime())
    await screen.findByLabelText('Horário')
    const file = () =>
      decodeURIComponent(screen.getByRole('link', { name: 'Adicionar ao calendário' }).getAttribute('href')!)
    expect(file()).toContain('DTSTART:20261120T070000\r\n')
    expect(file()).toContain('RRULE:FREQ=DAILY;COUNT=2')
    expect(file()).toContain('BEGIN:VALARM')
    fireEvent.change(screen.getByLabelText('Horário'), { target: { value: '21:30' } })
    expect(file()).toContain('DTSTART:20261120T213000\r\n')
    fireEvent.change(screen.getByLabelText('Horário'), { target: { value: '' } })
    expect(file()).toContain('DTSTART:20261120T070000\r\n')
  })

  it('turns a daily mail on at an hour of the church’s day, and off', async () => {
    const { transport } = await open(reading.onTime())
    await screen.findByLabelText('Lembrete por e-mail')
    const hour = () => screen.getByLabelText('Lembrete por e-mail')
    expect(hour()).toHaveDisplayValue('Desligado')
    fireEvent.change(hour(), { target: { value: '7' } })
    expect(await screen.findByText('Lembrete por e-mail ligado.')).toBeInTheDocument()
    expect(transport.calls).toContain(calls.remind)
    expect(hour()).toHaveDisplayValue('7h')
    fireEvent.change(hour(), { target: { value: 'off' } })
    await waitFor(() => expect(screen.queryByText('Lembrete por e-mail ligado.')).toBeNull())
  })

  it('shows the saved hour again when a choice is refused, so that it can be chosen once more', async () => {
    const http = reading.onTime()
    const answers = [refuse(500), http[calls.remind]]
    const remind = (request: object) => {
      const answer = answers.shift()
      return typeof answer === 'function' ? (answer as (sent: object) => unknown)(request) : answer
    }
    await open({ ...http, [calls.remind]: remind })
    const hour = await screen.findByLabelText('Lembrete por e-mail')
    fireEvent.change(hour, { target: { value: '7' } })
    expect(hour).toHaveDisplayValue('7h')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(hour).toHaveDisplayValue('Desligado')
    fireEvent.change(hour, { target: { value: '7' } })
    expect(await screen.findByText('Lembrete por e-mail ligado.')).toBeInTheDocument()
    expect(hour).toHaveDisplayValue('7h')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends the newest of several hours alone, once the request under way has ended', async () => {
    const first = Promise.withResolvers<void>()
    const sent: (number | null)[] = []
    const remind = async ({ body: { horaLembrete } }: { body: { horaLembrete: number | null } }) => {
      sent.push(horaLembrete)
      if (sent.length === 1) await first.promise
      return wireReading({ horaLembrete })
    }
    await open({ ...reading.onTime(), [calls.remind]: remind })
    const hour = await screen.findByLabelText('Lembrete por e-mail')
    for (const value of ['7', '8', '9']) fireEvent.change(hour, { target: { value } })
    expect(sent).toEqual([7])
    first.resolve()
    expect(await screen.findByText('Lembrete por e-mail ligado.')).toBeInTheDocument()
    expect(sent).toEqual([7, 9])
    expect(hour).toHaveDisplayValue('9h')
  })

  it('offers no mail where the backend knows none', async () => {
    await open({ ...reading.behind(), [calls.reading]: { assinatura: wireReading() } })
    await screen.findByLabelText('Horário')
    expect(screen.queryByLabelText('Lembrete por e-mail')).toBeNull()
  })

  it('keeps a mark that could not be sent, and sends it from a later page', async () => {
    const { unmount } = await open({ ...reading.onTime(), ...scenes.offline })
    await userEvent.click(box(2))
    await screen.findByRole('alert')
    unmount()
    const http = reading.onTime()
    const { transport } = await open(http)
    await waitFor(() => expect(transport.calls).toContain(calls.mark(2)))
    expect(box(2)).toBeChecked()
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps no mark for another person', async () => {
    const { unmount } = await open({ ...reading.onTime(), ...scenes.offline })
    await userEvent.click(box(2))
    await screen.findByRole('alert')
    unmount()
    const { transport } = await open(reading.onTime(), { session: { ...member, account: { id: 9, name: 'Bia' } } })
    expect(box(2)).not.toBeChecked()
    expect(transport.calls).not.toContain(calls.mark(2))
  })
})
