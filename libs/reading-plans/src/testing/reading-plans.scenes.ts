import {
  noResponse,
  refuse,
  wireOwnReading,
  wireReading,
  wireReadingPlan,
  wireReadingPlanEntry,
  type FakeHttp,
} from '@atrio/testing'

/** The signed-in member: number 8 in the test church. Today is 20 November 2026 there. */
export const member = {
  token: 'access.1',
  account: { id: 7, name: 'Ana' },
  clientAccount: { id: 8, email: 'ana@demo.test' },
}

export const PLAN = '0a000000-0000-4000-8000-00000000000a'
const READING = '0b000000-0000-4000-8000-00000000000b'
const OTHER = '0c000000-0000-4000-8000-00000000000c'

/** Calls of reading plans; the test church is number 1, `vida-plena`. */
export const calls = {
  list: 'GET /igreja/vida-plena/plano-leitura/',
  more: 'GET /igreja/vida-plena/plano-leitura/?depois=Wy',
  plan: `GET /igreja/vida-plena/plano-leitura/${PLAN}`,
  own: 'GET /user/plano-leitura?igreja=1',
  reading: `GET /user/plano-leitura/${PLAN}?igreja=1`,
  start: `POST /plano-leitura/${PLAN}/assinatura?igreja=1`,
  mark: (day: number) => `PUT /assinatura-plano-leitura/${READING}/dia/${day}?igreja=1`,
  unmark: (day: number) => `DELETE /assinatura-plano-leitura/${READING}/dia/${day}?igreja=1`,
  markDays: `PUT /assinatura-plano-leitura/${READING}/dias?igreja=1`,
  remind: `PUT /assinatura-plano-leitura/${READING}/lembrete?igreja=1`,
  moveStart: `PUT /assinatura-plano-leitura/${READING}?igreja=1`,
  startOver: `POST /assinatura-plano-leitura/${READING}/reinicio?igreja=1`,
  remove: `DELETE /assinatura-plano-leitura/${READING}?igreja=1`,
} as const

const plans = [
  wireReadingPlanEntry(),
  wireReadingPlanEntry({
    uuid: OTHER,
    nome: 'Quatorze dias com Marcos',
    qtdeDias: 14,
    descricao: 'O Evangelho mais curto, do Jordão ao túmulo vazio.',
  }),
]
const other = wireReadingPlanEntry({ uuid: OTHER, nome: 'Quatorze dias com Marcos', qtdeDias: 14 })
const done = { uuid: OTHER, qtdeDiasLidos: 14, dataConclusao: '2026-11-02T10:00:00.000Z', plano: other }

type Reading = Parameters<typeof wireReading>[0]
/** A server that keeps the marks of one reading. */
const withReading = (over: Reading = {}): FakeHttp => {
  let reading = wireReading(over)
  const marked = (day: number, read: boolean) => () => {
    const others = reading.diasLidos.filter((one) => one !== day)
    const diasLidos = read ? [...others, day].sort() : others
    reading = { ...reading, diasLidos, dataConclusao: diasLidos.length === 3 ? '2026-11-20T20:15:30.000Z' : null }
    return reading
  }
  return {
    [calls.plan]: wireReadingPlan(),
    [calls.list]: { planos: plans, proximo: null },
    [calls.own]: { assinaturas: [wireOwnReading()] },
    [calls.reading]: () => ({ assinatura: reading }),
    ...Object.fromEntries([1, 2, 3].map((day) => [calls.mark(day), marked(day, true)])),
    ...Object.fromEntries([1, 2, 3].map((day) => [calls.unmark(day), marked(day, false)])),
    [calls.markDays]: ({ body }: { body: { dias: number[]; flagLido: boolean } }) => {
      const others = reading.diasLidos.filter((day) => !body.dias.includes(day))
      reading = { ...reading, diasLidos: body.flagLido ? [...others, ...body.dias].sort() : others }
      return reading
    },
    [calls.remind]: ({ body }: { body: { horaLembrete: number | null } }) => {
      reading = { ...reading, horaLembrete: body.horaLembrete }
      return reading
    },
    [calls.moveStart]: ({ body }: { body: { dataInicio: string } }) => {
      reading = { ...reading, dataInicio: body.dataInicio }
      return reading
    },
    [calls.startOver]: () => {
      reading = wireReading({ uuid: OTHER, dataInicio: '2026-11-20', diasLidos: [] })
      return reading
    },
    [calls.remove]: { situacao: 'removido' },
  }
}
const begun: FakeHttp = withReading()
const fresh: FakeHttp = {
  ...begun,
  [calls.own]: { assinaturas: [] },
  [calls.reading]: { assinatura: null },
  [calls.start]: wireReading({ dataInicio: '2026-11-20', diasLidos: [] }),
}
const unmarkable = (answer: unknown): FakeHttp =>
  Object.fromEntries([1, 2, 3].flatMap((day) => [calls.mark(day), calls.unmark(day)].map((call) => [call, answer])))

/** Scenes of the wire, for tests and stories; functions make a server of their own, which remembers. */
export const scenes = {
  list: {
    ...begun,
    [calls.own]: { assinaturas: [wireOwnReading(), wireOwnReading(done)] },
  },
  pages: {
    ...begun,
    [calls.list]: { planos: plans.slice(0, 1), proximo: 'Wy' },
    [calls.more]: { planos: plans.slice(1), proximo: null },
  },
  empty: { ...begun, [calls.list]: { planos: [], proximo: null }, [calls.own]: { assinaturas: [] } },
  ownFails: { ...begun, [calls.own]: refuse(500), [calls.reading]: refuse(500) },
  listFails: { [calls.list]: refuse(500), [calls.own]: { assinaturas: [] } },
  fresh,
  startFails: { ...fresh, [calls.start]: noResponse() },
  unlisted: { ...fresh, [calls.plan]: wireReadingPlan({ flagAtivo: false }) },
  missing: { [calls.plan]: refuse(404, 'not_found'), [calls.reading]: { assinatura: null } },
  offline: { ...begun, ...unmarkable(noResponse()) },
  startedOverElsewhere: { ...begun, ...unmarkable(refuse(404, 'not_found')) },
  notRemoved: { ...begun, [calls.remove]: refuse(500) },
  removedBefore: {
    ...begun,
    [calls.remove]: refuse(404, 'not_found'),
  },
} satisfies Record<string, FakeHttp>

export const reading = {
  onTime: () => withReading({ horaLembrete: null }),
  today: () => withReading({ diasLidos: [1, 2] }),
  behind: () => withReading({ dataInicio: '2026-11-10', diasLidos: [2] }),
  completed: () => withReading({ diasLidos: [1, 2, 3], dataConclusao: '2026-11-20T10:00:00.000Z' }),
}
