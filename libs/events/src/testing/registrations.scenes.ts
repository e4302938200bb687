import { refusal } from '@atrio/api-client'
import { noResponse, refuse, wireEvent, wireTicket, wireTicketContent, type FakeHttp } from '@atrio/testing'
import { conference, one } from './events.scenes.ts'

/** The signed-in member: number 8 in the test church. */
export const member = {
  token: 'access.1',
  account: { id: 7, name: 'Ana' },
  clientAccount: { id: 8, email: 'ana@demo.test' },
}

export const calls = {
  tickets: 'GET /usuario/8/evento/7/inscricao/?igreja=1',
  file: 'GET /usuario/8/evento/7/inscricao/pdf?igreja=1&idioma=pt_BR',
  events: 'GET /usuario/8/evento/?igreja=1',
  contents: 'GET /usuario/8/evento/7/inscricao/31/conteudo/?igreja=1',
  cancel: 'POST /usuario/8/evento/7/inscricao/31/cancelamento?igreja=1',
  offer: 'POST /usuario/8/evento/7/inscricao/31/transferencia?igreja=1',
  withdraw: 'DELETE /usuario/8/evento/7/inscricao/31/transferencia?igreja=1',
  offered: 'GET /evento/7/transferencia?codigo=secret&igreja=1',
  take: 'POST /evento/7/transferencia?igreja=1',
} as const

const withTickets = (...inscricoes: ReturnType<typeof wireTicket>[]): FakeHttp => ({
  [one(7)]: conference,
  [calls.tickets]: { inscricoes },
})
/** The event lets its tickets be cancelled and passed on. */
const open: FakeHttp = {
  [one(7)]: { ...conference, dataLimiteCancelamento: '2026-11-26T12:00:00Z', flagTransferivel: true },
}
const offer = { email: 'rui@demo.test', dataExpiracao: '2026-11-27T12:00:00Z' }
const refusedBy = (code: string) => () =>
  Promise.reject(refusal(409, { code: 'conflict', errors: [{ field: 'inscricao', code, message: code }] }))

/** The answer of the download call. */
export const writtenFile = () => new Blob(['%PDF-1.7'], { type: 'application/pdf' })
/** The download call in each language that stories are shown in. */
const file = (answer: unknown): FakeHttp =>
  Object.fromEntries(['pt_BR', 'en', 'es'].map((language) => [calls.file.replace('pt_BR', language), answer]))
const contents = (...conteudos: ReturnType<typeof wireTicketContent>[]): FakeHttp => ({
  [one(7)]: conference,
  [calls.contents]: { conteudos },
})

const coming = { ...wireEvent(), qtdeInscricoes: 2 }
const past = {
  ...wireEvent({ id: 12, nome: 'Caminhada da primavera' }),
  dataInicio: '2026-10-03T11:00:00Z',
  dataFim: '2026-10-03T14:00:00Z',
  qtdeInscricoes: 1,
}

/** Scenes of a person's tickets, for tests and stories. */
export const scenes = {
  tickets: withTickets(
    wireTicket({ flagConteudoExclusivo: true }),
    wireTicket({ id: 32, titular: 'Bento Lima', situacao: 'pendente', codigo: null }),
    wireTicket({ id: 33, titular: 'Clara Lima', situacao: 'cancelado', codigo: null }),
  ),
  single: withTickets(wireTicket()),
  withFile: { ...withTickets(wireTicket()), ...file(writtenFile) },
  fileOnItsWay: { ...withTickets(wireTicket()), ...file(() => new Promise(() => undefined)) },
  fileUnknown: { ...withTickets(wireTicket()), ...file(refuse(404, 'not_found')) },
  fileOffline: { ...withTickets(wireTicket()), ...file(noResponse()) },
  withContent: withTickets(wireTicket({ flagConteudoExclusivo: true })),
  waiting: withTickets(wireTicket({ situacao: 'pendente', codigo: null })),
  disputed: withTickets(wireTicket({ situacao: 'em_analise', flagContestado: true, codigo: null })),
  changeable: {
    ...withTickets(wireTicket()),
    ...open,
    [calls.cancel]: { situacao: 'cancelado' },
    [calls.offer]: { situacao: 'enviado' },
  },
  offeredAway: {
    ...withTickets(wireTicket({ transferencia: offer })),
    ...open,
    [calls.withdraw]: { situacao: 'removido' },
  },
  notByHand: { ...withTickets(wireTicket()), ...open, [calls.cancel]: refusedBy('by_hand') },
  notToThem: { ...withTickets(wireTicket()), ...open, [calls.offer]: refuse(429, 'rate_limited') },
  offered: {
    ...withTickets(),
    ...open,
    [calls.offered]: { ingresso: { id: 1, nome: 'Inteira' }, de: 'Ana Lima', dataExpiracao: offer.dataExpiracao },
    [calls.take]: { situacao: 'aceito' },
  },
  offerGone: { ...withTickets(), ...open, [calls.offered]: refuse(404, 'not_found') },
  offerFails: { ...withTickets(), ...open, [calls.offered]: refuse(503) },
  none: withTickets(),
  ticketsFail: { [one(7)]: conference, [calls.tickets]: refuse(500) },
  registrations: { [calls.events]: { eventos: [coming, past] } },
  noRegistrations: { [calls.events]: { eventos: [] } },
  registrationsFail: { [calls.events]: refuse(500) },
  contents: contents(
    wireTicketContent(),
    wireTicketContent({
      id: 42,
      titulo: 'Palestra de abertura',
      tipo: 'video',
      html: null,
      url: '/media/1/a/palestra.mp4',
      dataFim: null,
    }),
    wireTicketContent({ id: 43, titulo: 'Caderno', tipo: 'arquivo', html: null, url: '/media/1/b/caderno.pdf' }),
    wireTicketContent({
      id: 44,
      titulo: 'Gravação da ceia',
      tipo: 'video',
      situacao: 'em_breve',
      dataInicio: '2026-12-02T12:00:00Z',
      html: null,
    }),
    wireTicketContent({
      id: 45,
      titulo: 'Convite em vídeo',
      tipo: 'video',
      situacao: 'expirado',
      dataFim: '2026-11-15T12:00:00Z',
      html: null,
    }),
  ),
  noContents: contents(),
  contentsFail: { [one(7)]: conference, [calls.contents]: refuse(500) },
} satisfies Record<string, FakeHttp>
