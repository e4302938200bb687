import type { UpcomingService, WeeklyService } from '@atrio/api-client'
import { expect, it } from 'vitest'
import { weekFrom } from './week.ts'

const ZONE = 'America/Sao_Paulo'
const NOW = Date.parse('2026-11-21T01:15:24Z') // still Friday 20th at the church

const weekly = (weekday: number, time: string, name: string): WeeklyService => ({
  id: 1,
  name,
  description: null,
  weekday,
  time,
  minutes: 90,
  place: null,
  broadcast: true,
})
const upcoming = (startsAt: string, name: string): UpcomingService => ({
  id: 1,
  name,
  startsAt,
  endsAt: startsAt,
  place: null,
  broadcast: false,
})
const linesOf = (days: ReturnType<typeof weekFrom>) =>
  days.flatMap(({ date, services }) => services.map(({ time, name }) => `${date} ${time} ${name}`))

it('weekFrom starts today in the church’s time zone', () => {
  const days = weekFrom({ weekly: [], upcoming: [] }, NOW, ZONE)
  expect(days.map(({ date }) => date.slice(8))).toEqual(['20', '21', '22', '23', '24', '25', '26'])
  expect(days.map(({ today }) => today)).toEqual([true, false, false, false, false, false, false])
})

it('weekFrom sorts weekly and special services by day and hour', () => {
  const schedule = {
    weekly: [weekly(0, '18:00', 'Noite'), weekly(0, '09:00', 'Escola')],
    upcoming: [upcoming('2026-11-22T15:00:00Z', 'Batismo'), upcoming('2026-12-24T22:00:00Z', 'Natal')],
  }
  expect(linesOf(weekFrom(schedule, NOW, ZONE))).toEqual([
    '2026-11-22 09:00 Escola',
    '2026-11-22 12:00 Batismo',
    '2026-11-22 18:00 Noite',
  ])
})

it('weekFrom lists a weekly service once although it is also among the upcoming ones', () => {
  const schedule = {
    weekly: [weekly(0, '18:00', 'Noite')],
    upcoming: [upcoming('2026-11-22T21:00:00Z', 'Noite')],
  }
  expect(linesOf(weekFrom(schedule, NOW, ZONE))).toEqual(['2026-11-22 18:00 Noite'])
})
