import type { Fixture } from './fixture.ts'

/** Document 2 section 7.2: the fields read for fees. Document 1 section 3: an event has a name, a date and a time. */
const picnic = {
  id: 31,
  nome: 'Piquenique no parque',
  dataInicio: '2099-05-01T10:00:00-0300',
  flagJuros: false,
  flagAssumirTaxasServico: true,
  qtdeMaxParcelas: 1,
}
/** One with the documented fields alone: its date is nowhere. */
const bare = { id: 32, nome: 'Noite de oração', flagJuros: false, flagAssumirTaxasServico: false, qtdeMaxParcelas: 1 }

/** Document 1 section 3, Ticket: a price; this one is free, and free events succeed at once (section 4). */
const ticket = { id: 310, nome: 'Lugar à mesa', valor: 0 }

export const eventFixtures: Record<string, Fixture> = {
  // answer: eventos
  'GET /igreja/{slug}/evento/': { eventos: [picnic, bare] },
  'GET /igreja/{slug}/evento/{id}/': ({ path }) => (path.endsWith('/32/') ? bare : { ...picnic, ingressos: [ticket] }),
  'GET /usuario/{userId}/evento/{id}/inscricao/': [
    { id: 900, ingresso: ticket, titular: 'Rute Prado', dataCadastro: '2025-05-01 10:00:00' },
  ],
  // answer: eventos
  'GET /usuario/{id}/evento/': { eventos: [picnic] },
  // answer: conteudos
  'GET /usuario/{id}/evento/{eventId}/inscricao/{ticketId}/conteudo/': {
    conteudos: [{ id: 5, titulo: 'Mapa do parque', dataInicio: '2025-05-01', url: 'https://colina.test/mapa.pdf' }],
  },
  // its answer is not shown: document 1 section 4 names the status, section 2 the payment's code
  'POST /usuario/{user}/evento/{event}/inscricao/': ({ path }) =>
    // which HTTP status carries a refusal's code is not shown
    path.includes('/evento/32/') ? { code: 'EVT_REG_001' } : { codigo: 'PEDIDO-31', situacao: 'aprovado' },
}
