import { refuse, wireUpcomingService, wireWeeklyService, type FakeHttp } from '@atrio/testing'

const schedule = (cultos: object[], proximos: object[]): FakeHttp => ({
  'GET /igreja/vida-plena/culto/': { cultos, proximos },
})

const weekly = [
  wireWeeklyService({ id: 1, nome: 'Escola dominical', diaSemana: 0, horario: '09:00', flagTransmissao: false }),
  wireWeeklyService({ id: 2, nome: 'Culto da noite', diaSemana: 0, horario: '18:00' }),
  wireWeeklyService({ id: 3, nome: 'Culto da manhã', diaSemana: 0, horario: '10:30' }),
  wireWeeklyService({ id: 4, nome: 'Estudo bíblico', diaSemana: 2, horario: '20:00' }),
  wireWeeklyService({ id: 5, nome: 'Culto de jovens', diaSemana: 6, horario: '17:00' }),
]
const youth = wireUpcomingService({
  id: 5,
  nome: 'Culto de jovens',
  dataInicio: '2026-11-21T20:00:00Z',
  dataFim: '2026-11-21T22:00:00Z',
})

/** Scenes of the wire, for tests and stories. The test clock stands at Friday 20 November 2026, 17:15:24. */
export const scenes = {
  /** A special service this evening, a weekly one tomorrow. */
  tonight: schedule(weekly, [wireUpcomingService(), youth]),
  running: schedule(weekly, [
    wireUpcomingService({
      nome: 'Tarde de oração',
      dataInicio: '2026-11-20T20:00:00Z',
      dataFim: '2026-11-20T21:00:00Z',
    }),
    youth,
  ]),
  tomorrow: schedule(weekly, [youth]),
  farAhead: schedule(
    [],
    [wireUpcomingService({ dataInicio: '2026-12-24T22:00:00Z', dataFim: '2026-12-24T23:30:00Z', local: null })],
  ),
  empty: schedule([], []),
  failing: { 'GET /igreja/vida-plena/culto/': refuse(500) },
} satisfies Record<string, FakeHttp>
