import {
  refuse,
  wireBroadcast,
  wireBroadcasts,
  wireUpcomingService,
  wireWeeklyService,
  type FakeHttp,
} from '@atrio/testing'

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

/** Scenes of the wire, for tests and stories. The test clock is Friday 20 November 2026, 17:15:24. */
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

const CALL = 'GET /igreja/vida-plena/transmissao/'
const vigil = wireBroadcast({
  id: 12,
  titulo: 'Vigília de louvor',
  dataInicio: '2026-11-20T22:30:00Z',
  dataFim: '2026-11-21T00:30:00Z',
})
const last = wireBroadcast({
  id: 10,
  titulo: 'Culto da noite',
  video: { servico: 'mp4', codigo: null, url: '/media/demo/0/transmissoes/transmissao.mp4', html: null },
  dataInicio: '2026-11-15T21:00:00Z',
  dataFim: '2026-11-15T23:00:00Z',
})
const study = wireBroadcast({
  id: 9,
  titulo: 'Estudo bíblico: Romanos 8',
  video: { servico: 'hls', codigo: null, url: '/media/demo/0/transmissoes/transmissao.m3u8', html: null },
  dataInicio: '2026-11-10T23:00:00Z',
  dataFim: '2026-11-11T00:15:00Z',
})
/** On the border of a day: in São Paulo it is still the 1st. */
const late = wireBroadcast({
  id: 8,
  titulo: 'Culto de gratidão',
  dataInicio: '2026-11-02T00:30:00Z',
  dataFim: '2026-11-02T02:00:00Z',
})
const unplayable = wireBroadcast({
  id: 7,
  titulo: 'Batismos no sítio',
  video: { servico: 'embed', codigo: null, url: null, html: '<script></script>' },
  dataInicio: '2026-10-25T13:00:00Z',
  dataFim: '2026-10-25T15:00:00Z',
})
const code = '<iframe src="https://player.vimeo.com/video/76979871"></iframe>'

/** Scenes of /live, at the same clock. */
export const pages = {
  onAir: { ...scenes.running, [CALL]: wireBroadcasts({ aoVivo: wireBroadcast(), proximaTransmissao: vigil }) },
  /** The broadcast is over, and the next one starts at half past seven. */
  between: {
    ...scenes.tonight,
    [CALL]: wireBroadcasts({
      proximaTransmissao: vigil,
      ultimaTransmissao: last,
      anteriores: [study, late, unplayable],
    }),
  },
  /** One is running, and the last one is among the earlier ones. */
  onAirWithEarlier: {
    ...scenes.running,
    [CALL]: wireBroadcasts({ aoVivo: wireBroadcast(), ultimaTransmissao: last, anteriores: [study] }),
  },
  /** There was one, and the page shows it. */
  firstOne: { ...scenes.tonight, [CALL]: wireBroadcasts({ ultimaTransmissao: last }) },
  none: { ...scenes.tonight, [CALL]: wireBroadcasts() },
  nothing: { ...scenes.empty, [CALL]: wireBroadcasts() },
  noVideo: {
    ...scenes.running,
    [CALL]: wireBroadcasts({
      aoVivo: wireBroadcast({ video: { servico: 'embed', codigo: null, url: null, html: '<script></script>' } }),
    }),
  },
  byCode: {
    ...scenes.running,
    [CALL]: wireBroadcasts({
      aoVivo: wireBroadcast({ video: { servico: 'embed', codigo: null, url: null, html: code } }),
    }),
  },
  stream: {
    ...scenes.running,
    [CALL]: wireBroadcasts({
      aoVivo: wireBroadcast({
        video: { servico: 'hls', codigo: null, url: '/media/demo/0/transmissoes/transmissao.m3u8', html: null },
      }),
    }),
  },
  noCall: { ...scenes.tonight, [CALL]: refuse(404, 'not_found') },
  videoFails: { ...scenes.tonight, [CALL]: refuse(500) },
  scheduleFails: { ...scenes.failing, [CALL]: wireBroadcasts({ aoVivo: wireBroadcast() }) },
  bothFail: { ...scenes.failing, [CALL]: refuse(500) },
} satisfies Record<string, FakeHttp>
