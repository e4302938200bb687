import { refuse, wireNotification, type FakeHttp } from '@atrio/testing'

/** Calls as the wire writes them; the test church is number 1, `demo`, of the slug `vida-plena`. */
export const calls = {
  page1: 'GET /igreja/vida-plena/notificacao/?page=1&limit=30',
  page2: 'GET /igreja/vida-plena/notificacao/?page=2&limit=30&depois=c71',
  numberedPage2: 'GET /igreja/vida-plena/notificacao/?page=2&limit=30',
  preference: 'GET /user/notificacao-preferencia/?igreja=1',
  savePreference: 'PUT /user/notificacao-preferencia/?igreja=1',
  remove: 'DELETE /user/notificacao/29?igreja=1',
  code: 'POST /security/codigo-acesso',
} as const

const hope = { id: 4, codigo: 'hope', nome: 'Hope Chapel' }

/** Newest first, as the server sends them. */
const all = [
  wireNotification({
    id: 30,
    titulo: 'A ceia da Hope é sua também',
    corpo: 'Você se inscreveu conosco no ano passado: este ano guardamos um lugar.',
    tipo: { codigo: 'EVENTO' },
    idEntidadeRelacionada: 77,
    igreja: hope,
    flagPessoal: true,
    dataCadastro: '2026-11-20T18:00:00Z',
  }),
  wireNotification({
    id: 29,
    titulo: 'Domingo tem cantata',
    corpo: 'O coro ensaia desde agosto. Venha cedo: os bancos da frente são das crianças.',
    tipo: { codigo: 'EVENTO' },
    idEntidadeRelacionada: 12,
    dataCadastro: '2026-11-20T15:00:00Z',
  }),
  wireNotification({
    id: 28,
    titulo: 'Uma notícia do campo',
    tipo: { codigo: 'NOTICIA' },
    idEntidadeRelacionada: 5,
    dataCadastro: '2026-11-19T15:00:00Z',
  }),
  wireNotification(),
]

/** Only the first has come since; the test's day is 20 November 2026. */
export const SEEN_ALL_BUT_ONE = '2026-11-20T15:00:00Z'

const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    wireNotification({ id: from - index, titulo: `Aviso ${from - index}`, corpo: 'Venha como está.' }),
  )

const some = { [calls.page1]: { notificacoes: all } } satisfies FakeHttp

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  some,
  none: { [calls.page1]: { notificacoes: [] } },
  failed: { [calls.page1]: refuse(503) },
  waiting: { [calls.page1]: () => new Promise(() => undefined) },
  many: {
    [calls.page1]: { notificacoes: many(100, 30), proximo: 'c71' },
    [calls.page2]: { notificacoes: many(70, 4), proximo: null },
  },
  // a backend of the specification only: a new one arrived, so the last of the first page repeats on the second
  numbered: { [calls.page1]: { notificacoes: many(100, 30) }, [calls.numberedPage2]: { notificacoes: many(71, 5) } },
  olderFail: { [calls.page1]: { notificacoes: many(100, 30), proximo: 'c71' }, [calls.page2]: refuse(500) },
  passes: {
    ...some,
    [calls.code]: { codigo: 'once-1', origem: 'https://hope.portal.test', expiraEm: '2026-11-20T20:16:24Z' },
  },
  stranger: { ...some, [calls.code]: refuse(404, 'not_found') },
  unreachable: { ...some, [calls.code]: refuse(503) },
} satisfies Record<string, FakeHttp>

export const member = {
  token: 'access.1',
  account: { id: 7, name: 'Ana' },
  clientAccount: { id: 8, email: 'ana@demo.test' },
}
