import { noResponse, refuse, wireEvent, wireEventDetail, wireTicketKind, type FakeHttp } from '@atrio/testing'

/** Path of an event's call; the test church's slug is `vida-plena`. */
export const one = (id: number) => `GET /igreja/vida-plena/evento/${id}/`
const LIST = 'GET /igreja/vida-plena/evento/'

/** Unlimited, until the 27th. */
const plain = { qtdeDisponivel: null, limitePorUsuario: null }

const kinds = [
  wireTicketKind({
    ...plain,
    id: 2,
    nome: 'Casal',
    valor: 15000,
    qtdeDisponivel: 8,
    descricao: 'Dois dias, ceia de sábado e caderno da conferência para duas pessoas.',
  }),
  wireTicketKind({
    ...plain,
    id: 1,
    nome: 'Individual',
    valor: 8500,
    descricao: 'Dois dias, ceia de sábado e caderno da conferência.',
  }),
  wireTicketKind({
    ...plain,
    id: 3,
    nome: 'Só a transmissão',
    valor: 3000,
    limitePorUsuario: 1,
    flagConteudoExclusivo: true,
    descricao: 'Palestras ao vivo e gravadas por 30 dias.',
  }),
  wireTicketKind({ id: 4, nome: 'Segundo lote', situacao: 'em_breve', dataInicioVenda: '2026-11-25T12:00:00Z' }),
  wireTicketKind({ id: 5, nome: 'Primeiro lote', situacao: 'encerrado', valor: 12000, descricao: null }),
  wireTicketKind({ id: 6, nome: 'Berçário', situacao: 'esgotado', valor: 0, descricao: null }),
]
export const conference = wireEventDetail({
  ingressos: kinds,
  metodosPagamento: ['pix', 'cartao_credito', 'boleto'],
  qtdeMaxCompra: 6,
})
export const concert = wireEventDetail({
  id: 8,
  nome: 'Cantata de Natal',
  chamada: null,
  resumo: 'Coro e orquestra contam a noite de Belém.',
  dataInicio: '2026-12-13T22:00:00Z',
  dataFim: '2026-12-13T23:30:00Z',
  valorMinimo: 0,
  valorMaximo: 0,
  ingressos: [wireTicketKind({ nome: 'Entrada', valor: 0, descricao: null, qtdeDisponivel: 120 })],
})
const retreat = wireEventDetail({
  id: 9,
  nome: 'Retiro de jovens em Ibiúna',
  situacao: 'em_breve',
  dataInicioInscricao: '2026-12-01T12:00:00Z',
  dataInicio: '2027-01-15T21:00:00Z',
  dataFim: '2027-01-18T15:00:00Z',
  valorMinimo: 42000,
  valorMaximo: 42000,
  ingressos: [wireTicketKind({ nome: 'Vaga', valor: 42000, situacao: 'em_breve', dataInicioVenda: null })],
})
const course = wireEventDetail({
  id: 10,
  nome: 'Curso de noivos',
  situacao: 'esgotado',
  flagOnline: true,
  local: null,
  dataInicio: '2026-12-02T22:30:00Z',
  dataFim: '2026-12-02T23:30:00Z',
  ingressos: [wireTicketKind({ nome: 'Vaga', situacao: 'esgotado' })],
})
const bazaar = wireEventDetail({
  id: 11,
  nome: 'Bazar da esperança',
  situacao: 'encerrado',
  dataInicio: '2026-12-05T12:00:00Z',
  dataFim: '2026-12-05T19:00:00Z',
})
const pastWalk = wireEventDetail({
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
const vigil = wireEventDetail({
  id: 14,
  nome: 'Vigília pela cidade',
  flagOnline: true,
  local: null,
  valorMinimo: 0,
  valorMaximo: 0,
  ingressos: [],
  urlOnline: 'https://live.vidaplena.test/vigilia',
})

const next = 'GET /igreja/vida-plena/evento/?depois=abc'
const list = (...eventos: ReturnType<typeof wireEvent>[]): FakeHttp => ({ [LIST]: { eventos } })

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  /** Six upcoming events in every state and one past, unordered. */
  many: list(retreat, conference, pastWalk, course, bazaar, concert, breakfast),
  soldOutFirst: list(course, bazaar, concert),
  single: list(conference),
  paged: {
    [LIST]: { eventos: [conference, course], proximo: 'abc' },
    [next]: { eventos: [concert], proximo: null },
  },
  found: {
    ...list(retreat, conference),
    [`${LIST}?busca=noivos`]: { eventos: [course], proximo: null },
    [`${LIST}?busca=xyz`]: { eventos: [], proximo: null },
  },
  nextFails: { [LIST]: { eventos: [conference, course], proximo: 'abc' }, [next]: refuse(500) },
  empty: list(),
  onlyPast: list(pastWalk),
  failing: { [LIST]: refuse(500) },
  open: { [one(7)]: conference },
  absorbed: { [one(7)]: { ...conference, flagAssumirTaxasServico: true } },
  free: { [one(8)]: concert },
  soon: { [one(9)]: retreat },
  soldOut: { [one(10)]: course },
  closed: { [one(11)]: bazaar },
  ended: { [one(12)]: pastWalk },
  online: { [one(14)]: vigil },
  unavailable: { [one(14)]: { ...vigil, situacao: 'indisponivel' } },
  missing: { [one(99)]: refuse(404, 'not_found') },
  broken: { [one(7)]: refuse(500) },
  unreachable: { [one(7)]: noResponse() },
} satisfies Record<string, FakeHttp>
