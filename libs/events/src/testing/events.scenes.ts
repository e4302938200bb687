import { noResponse, refuse, wireEvent, type FakeHttp } from '@atrio/testing'

/** Path of an event's call; the test church's slug is `vida-plena`. */
const one = (id: number) => `GET /igreja/vida-plena/evento/${id}/`
const LIST = 'GET /igreja/vida-plena/evento/'

const conference = wireEvent()
const concert = wireEvent({
  id: 8,
  nome: 'Cantata de Natal',
  chamada: null,
  resumo: 'Coro e orquestra contam a noite de Belém.',
  dataInicio: '2026-12-13T22:00:00Z',
  dataFim: '2026-12-13T23:30:00Z',
  valorMinimo: 0,
  valorMaximo: 0,
})
const retreat = wireEvent({
  id: 9,
  nome: 'Retiro de jovens em Ibiúna',
  situacao: 'em_breve',
  dataInicioInscricao: '2026-12-01T12:00:00Z',
  dataInicio: '2027-01-15T21:00:00Z',
  dataFim: '2027-01-18T15:00:00Z',
  valorMinimo: 42000,
  valorMaximo: 42000,
})
const course = wireEvent({
  id: 10,
  nome: 'Curso de noivos',
  situacao: 'esgotado',
  flagOnline: true,
  local: null,
  dataInicio: '2026-12-02T22:30:00Z',
  dataFim: '2026-12-02T23:30:00Z',
})
const bazaar = wireEvent({
  id: 11,
  nome: 'Bazar da esperança',
  situacao: 'encerrado',
  dataInicio: '2026-12-05T12:00:00Z',
  dataFim: '2026-12-05T19:00:00Z',
})
const pastWalk = wireEvent({
  id: 12,
  nome: 'Caminhada da primavera',
  situacao: 'encerrado',
  dataInicio: '2026-10-03T11:00:00Z',
  dataFim: '2026-10-03T14:00:00Z',
})
const breakfast = wireEvent({
  id: 13,
  nome: 'Café com visitantes',
  dataInicio: '2027-02-07T11:00:00Z',
  dataFim: '2027-02-07T13:00:00Z',
  valorMinimo: 0,
  valorMaximo: 2500,
})

const list = (...eventos: (typeof conference)[]): FakeHttp => ({ [LIST]: { eventos } })

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  /** Six to come in every state, one past, in no order. */
  many: list(retreat, conference, pastWalk, course, bazaar, concert, breakfast),
  soldOutFirst: list(course, bazaar, concert),
  single: list(conference),
  empty: list(),
  onlyPast: list(pastWalk),
  failing: { [LIST]: refuse(500) },
  open: { [one(7)]: conference },
  free: { [one(8)]: concert },
  soon: { [one(9)]: retreat },
  soldOut: { [one(10)]: course },
  closed: { [one(11)]: bazaar },
  ended: { [one(12)]: pastWalk },
  missing: { [one(99)]: refuse(404, 'not_found') },
  broken: { [one(7)]: refuse(500) },
  unreachable: { [one(7)]: noResponse() },
} satisfies Record<string, FakeHttp>
