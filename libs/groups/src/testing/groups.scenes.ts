import {
  refuse,
  wireGroup,
  wireGroupEntry,
  wireMeeting,
  wireMeetingEntry,
  wireStudy,
  wireStudyEntry,
  type FakeHttp,
} from '@atrio/testing'

/** The signed-in member: number 8 in the test church. */
export const member = {
  token: 'access.1',
  account: { id: 7, name: 'Ana' },
  clientAccount: { id: 8, email: 'ana@demo.test' },
}

/** The test church's slug is `vida-plena`. */
export const calls = {
  list: 'GET /igreja/vida-plena/celula/',
  filters: 'GET /igreja/vida-plena/celula-filtro/',
  own: 'GET /igreja/vida-plena/celula/?usuario=1',
  leave: 'DELETE /igreja/vida-plena/celula/5/participacao',
  withdraw: 'DELETE /igreja/vida-plena/celula/5/solicitacao',
  group: 'GET /igreja/vida-plena/celula/5',
  request: 'POST /igreja/vida-plena/solicitacao-celula/admissao',
  asking: 'GET /igreja/vida-plena/celula/5/solicitacao/',
  answer: 'POST /igreja/vida-plena/celula/5/solicitacao/4/resposta',
  members: 'GET /igreja/vida-plena/celula/5/participante/',
  record: 'GET /igreja/vida-plena/celula/5/reuniao-registro/3/presenca',
  addRecord: 'POST /igreja/vida-plena/celula/5/reuniao-registro/',
  changeRecord: 'PUT /igreja/vida-plena/celula/5/reuniao-registro/3',
  removeRecord: 'DELETE /igreja/vida-plena/celula/5/reuniao-registro/3?versao=2',
  meetings: 'GET /igreja/vida-plena/celula/5/reuniao-registro/',
  meeting: 'GET /igreja/vida-plena/celula/5/reuniao-registro/3',
  settings: 'GET /igreja/vida-plena/configuracao-estudo',
  studies: 'GET /igreja/vida-plena/estudo/',
  study: 'GET /igreja/vida-plena/estudo/9',
} as const

const groups = [
  wireGroupEntry(),
  wireGroupEntry({
    id: 6,
    nome: 'Jovens da Saúde',
    publico: 'De 18 a 29 anos',
    situacao: 'fechada',
    latitude: -23.61,
    longitude: -46.64,
  }),
  wireGroupEntry({
    id: 7,
    nome: 'Quarto de Costura',
    publico: null,
    situacao: 'lotada',
    latitude: -23.65,
    longitude: -46.71,
    reuniao: { diaSemana: 4, horario: '14:00', frequencia: 'mensal' },
  }),
]
const list = (celulas: typeof groups, proximo: string | null = null) => ({ celulas, proximo })
const filters = { [calls.filters]: { diasSemana: [3, 4], bairros: ['Vila Mariana', 'Moema'] } }
const near = `${calls.list}?latitude=-23.6&longitude=-46.7`
const exact = {
  flagEnderecoExato: true,
  endereco: {
    logradouro: 'Rua Humberto I',
    numero: '512',
    complemento: 'casa 2',
    bairro: 'Vila Mariana',
    cidade: 'São Paulo',
    estado: 'SP',
    pais: 'BR',
    cep: '04018-031',
  },
  lider: { nome: 'Marta e Sérgio Tavares', telefone: '+5511976542210' },
}
const group = (over: Parameters<typeof wireGroup>[0] = {}): FakeHttp => ({ [calls.group]: wireGroup(over) })
const asking = (answer: unknown): FakeHttp => ({ ...group(), [calls.request]: answer })
const open = (flagConteudoPublico: boolean) => ({ [calls.settings]: { data: { flagConteudoPublico } } })
const studies = (...estudos: ReturnType<typeof wireStudyEntry>[]) => ({ [calls.studies]: { estudos, proximo: null } })

const asking4 = [
  {
    id: 4,
    nome: 'Rute Nogueira',
    imagem: null,
    mensagem: 'Moro na rua de trás.\nPosso levar meu filho?',
    dataCadastro: '2026-11-19T20:00:00Z',
  },
]
const members = [
  { idUsuario: 8, nome: 'Ana Prado', imagem: null, flagLider: true },
  { idUsuario: 9, nome: 'Bento Lima', imagem: null, flagLider: false },
]
/** One person of the list has left the group since. */
const wireRecord = () => ({
  id: 3,
  idCelula: 5,
  data: '2026-11-18',
  tema: 'Pão e peixe na praia',
  anotacoes: 'Oramos pelo Anselmo.',
  presentes: [
    { idUsuario: 9, nome: 'Bento Lima', imagem: null },
    { idUsuario: 12, nome: 'Clara Reis', imagem: null },
  ],
  qtdeVisitantes: 2,
  versao: 2,
})

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  groups: { [calls.list]: list(groups) },
  found: { [calls.list]: list(groups), [`${calls.list}?busca=jovens`]: list(groups.slice(1, 2)) },
  nothingFound: { [`${calls.list}?busca=xyz`]: list([]) },
  noGroups: { [calls.list]: list([]) },
  placeless: { [calls.list]: list([wireGroupEntry({ latitude: null, longitude: null })]) },
  pages: {
    [calls.list]: list(groups.slice(0, 2), 'Wy'),
    [`${calls.list}?depois=Wy`]: list(groups.slice(2)),
  },
  near: {
    [calls.list]: list(groups),
    [near]: list([groups[2]!, groups[0]!].map((one, index) => ({ ...one, distancia: 1200 + 3000 * index }))),
  },
  nearFailing: { [calls.list]: list(groups), [near]: refuse(500) },
  filtered: {
    ...filters,
    [calls.list]: list(groups),
    [`${calls.list}?diaSemana=4`]: list(groups.slice(2)),
    [`${calls.list}?busca=x&diaSemana=4&bairro=Moema`]: list([]),
  },
  listBroken: { [calls.list]: refuse(500) },
  own: { [calls.own]: list([wireGroupEntry({ participacao: 'lider', flagEnderecoExato: true })]) },
  ownNone: { [calls.own]: list([]) },
  ownBroken: { [calls.own]: refuse(500) },
  group: group(),
  full: group({ situacao: 'lotada' }),
  closed: group({ situacao: 'fechada' }),
  requested: group({ participacao: 'solicitada' }),
  member: group({ ...exact, participacao: 'membro' }),
  bare: group({ descricao: null, lider: null, responsavel: null, reuniao: null, endereco: null, publico: null }),
  missing: { [calls.group]: refuse(404, 'not_found') },
  taken: asking({ id: 1, idCelula: 5, situacao: 'aberta', dataCadastro: '2026-11-20T20:00:00Z' }),
  failing: asking(refuse(500)),
  tooOften: asking(refuse(429, 'rate_limited')),
  meetings: {
    ...group({ participacao: 'membro' }),
    [calls.meetings]: {
      reunioes: [wireMeetingEntry(), wireMeetingEntry({ id: 2, data: '2026-11-11', tema: 'Zaqueu', qtdePresentes: 1 })],
      proximo: null,
    },
  },
  noMeetings: { ...group({ participacao: 'membro' }), [calls.meetings]: { reunioes: [], proximo: null } },
  notMine: { ...group(), [calls.meetings]: refuse(404, 'not_found'), [calls.meeting]: refuse(404, 'not_found') },
  led: { ...group({ participacao: 'lider' }), [calls.asking]: { solicitacoes: asking4, proximo: null } },
  noAsking: { ...group({ participacao: 'lider' }), [calls.asking]: { solicitacoes: [], proximo: null } },
  notLed: {
    ...group({ participacao: 'membro' }),
    [calls.asking]: refuse(404, 'not_found'),
    [calls.members]: refuse(404, 'not_found'),
  },
  recording: { ...group({ participacao: 'lider' }), [calls.members]: { participantes: members } },
  changing: {
    ...group({ participacao: 'lider' }),
    [calls.members]: { participantes: members },
    [calls.record]: wireRecord(),
  },
  ledMeeting: { ...group({ participacao: 'lider' }), [calls.meeting]: wireMeeting(), [calls.record]: wireRecord() },
  meeting: { [calls.meeting]: wireMeeting() },
  shortMeeting: { [calls.meeting]: wireMeeting({ texto: null, estudo: null, qtdeVisitantes: 0 }) },
  studies: {
    ...open(true),
    ...studies(wireStudyEntry(), wireStudyEntry({ id: 10, titulo: 'Orar em voz alta', serie: null, resumo: null })),
  },
  noStudies: { ...open(true), ...studies() },
  hiddenStudies: open(false),
  membersStudies: { ...open(false), ...studies(wireStudyEntry()), [calls.study]: wireStudy() },
  strangersStudies: { ...open(false), [calls.studies]: refuse(404, 'not_found') },
  study: { ...open(true), [calls.study]: wireStudy() },
  missingStudy: { ...open(true), [calls.study]: refuse(404, 'not_found') },
} satisfies Record<string, FakeHttp>
