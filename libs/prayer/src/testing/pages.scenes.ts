import { noResponse, refuse, wirePrayer, wirePrayerMessage, wirePrayerPage, type FakeHttp } from '@atrio/testing'

/** The signed-in member: number 8 in the test church. */
export const member = {
  token: 'access.1',
  account: { id: 7, name: 'Ana' },
  clientAccount: { id: 8, email: 'ana@demo.test' },
}

export const calls = {
  wall: 'GET /oracao/vida-plena',
  wallMore: 'GET /oracao/vida-plena?depois=17-3',
  one: 'GET /oracao/vida-plena/11',
  oneMore: 'GET /oracao/vida-plena/11?depois=17-3',
  motives: 'GET /igreja/vida-plena/oracao-motivo/',
  own: 'GET /user/oracao?igreja=1',
  ask: 'POST /oracao/?igreja=1',
  write: 'POST /oracao/mensagem/?igreja=1',
  pray: 'POST /oracao/orar/?igreja=1',
  change: 'PUT /oracao/11?igreja=1',
  answered: 'PUT /oracao/11/respondida?igreja=1',
  notAnswered: 'DELETE /oracao/11/respondida?igreja=1',
  report: 'POST /igreja/vida-plena/denuncia/',
  remove: 'DELETE /oracao/11?igreja=1',
} as const

const wishes = {
  flagPublicarMural: true,
  flagAtivo: true,
  flagEmRevisao: false,
  flagReceberLigacao: true,
  flagReceberVisita: false,
}
const image = { url: '/media/demo/0/window.jpg', descricao: 'A janela do quarto' }
const messages = [
  wirePrayerMessage(),
  wirePrayerMessage({ id: 50, nome: 'Marina', flagAutor: true, mensagem: 'Obrigada. Ele entra às sete.' }),
]
const one = (over: Parameters<typeof wirePrayerPage>[0] = {}): FakeHttp => ({ [calls.one]: wirePrayerPage(over) })
const own = (doAutor = wishes, over = {}) => one({ doAutor, mensagens: messages, qtdeOrando: 3, ...over })
const answered = { dataRespondida: '2026-11-20T11:00:00Z', testemunho: 'Ele acordou bem.\nObrigada a cada um.' }
const motives = {
  oracaoMotivos: [
    { id: 2, nome: 'Saúde' },
    { id: 3, nome: 'Luto' },
  ],
}
const long = 'Pela minha neta, que vai morar longe para estudar. Que encontre amigos e uma igreja. '.repeat(20).trim()
const asking = (answer: unknown): FakeHttp => ({ [calls.motives]: motives, [calls.ask]: answer })

/** Scenes of the pages of prayer, for tests and stories. */
export const pages = {
  wall: {
    [calls.wall]: {
      oracoes: [
        wirePrayer(),
        wirePrayer({ id: 12, nome: null, motivo: null, qtdeOrando: 0, mensagem: 'Por um diálogo difícil em casa.' }),
        wirePrayer({ id: 13, nome: 'Dona Cida', mensagem: long, imagem: image, qtdeOrando: 1 }),
      ],
      proximo: '17-3',
    },
    [calls.wallMore]: { oracoes: [wirePrayer({ id: 14, nome: 'Tiago' })], proximo: null },
  },
  single: { [calls.wall]: { oracoes: [wirePrayer()], proximo: null } },
  empty: { [calls.wall]: { oracoes: [], proximo: null } },
  wallFails: { [calls.wall]: refuse(500) },
  one: {
    ...one({ mensagens: messages, imagem: image, proximo: '17-3' }),
    [calls.oneMore]: wirePrayerPage({ mensagens: [wirePrayerMessage({ id: 40, mensagem: 'Mais antiga.' })] }),
  },
  quiet: one({ nome: null, motivo: null, qtdeOrando: 0 }),
  long: one({ mensagem: long, nome: 'Maximiliano José Wolfgang de Albuquerque e Vasconcelos', mensagens: messages }),
  prayed: one({ flagOrando: true, mensagens: messages }),
  gone: { [calls.one]: refuse(404, 'not_found') },
  oneFails: { [calls.one]: refuse(500) },
  own: own(),
  ownHidden: own({ ...wishes, flagPublicarMural: false }),
  ownAnswered: own(wishes, answered),
  answered: one({ ...answered, mensagens: messages }),
  wallAnswered: { [calls.wall]: { oracoes: [wirePrayer(answered), wirePrayer({ id: 12 })], proximo: null } },
  changing: { ...own(), [calls.motives]: motives },
  ownTaken: own({ ...wishes, flagAtivo: false }),
  ownInReview: own({ ...wishes, flagAtivo: false, flagEmRevisao: true }),
  ownList: {
    [calls.own]: {
      oracoes: [
        { ...wirePrayer(), ...wishes },
        { ...wirePrayer({ id: 12, nome: null, mensagem: 'Só para vocês.' }), ...wishes, flagPublicarMural: false },
        { ...wirePrayer({ id: 13, mensagem: 'Já passou.' }), ...wishes, flagAtivo: false },
      ],
      proximo: null,
    },
  },
  ownNone: { [calls.own]: { oracoes: [], proximo: null } },
  ownFails: { [calls.own]: refuse(500) },
  ask: asking({ id: 11 }),
  askReviewed: asking({ id: 11, flagEmRevisao: true }),
  askOffline: asking(noResponse()),
  askFails: asking(refuse(500)),
  noMotives: { [calls.motives]: refuse(500), [calls.ask]: { id: 11 } },
  nothing: {},
} satisfies Record<string, FakeHttp>
