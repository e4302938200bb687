import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grownServer, type GrownServer } from './grown-server.ts'
import { type ReadCost, readCosts } from './read-costs.ts'

/** GETs with more than two statements, and how many. The list may only become shorter. */
const MORE_STATEMENTS: Record<string, number> = {
  // tries are counted, then whether the church is strict, then the account, then its place in the church
  'GET /api/v1/user/': 4,
  'GET /api/v1/igreja/{client}/usuario/': 4,
  // the request and its messages, side by side
  'GET /api/v1/oracao/{slug}/{id}': 3,
  // a card's uses are counted by the features that use cards: gifts, and subscriptions of Play
  'GET /api/v1/usuario/{slug}/{userId}/cartoes': 4,
  // orders, then the plans of those that repeat, or what they paid for line by line
  'GET /api/v1/user/pagamento': 3,
  'GET /api/v1/usuario/{userId}/pagamento/recibo': 3,
  'GET /api/v1/user/doacao/resumo': 3,
  'GET /api/v1/user/doacao/resumo/pdf': 3,
  // the account, the change that waits, and its church
  'GET /api/v1/user/email/': 3,
  // the ticket, its event, and who offers it
  'GET /api/v1/evento/{event}/transferencia': 3,
  // the renewal, its card, its price now, and its payments
  'GET /api/v1/user/renovacao-assinatura': 4,
}

/** Calls whose pages grow by more than a tenth from 1,000 rows to 10,000, and the limit. The list may only become shorter. */
const MORE_PAGES: Record<string, number> = {
  // rows of one person, which are on more pages the more others write between them
  'GET /api/v1/user/doacao/resumo': 1.6,
  'GET /api/v1/user/doacao/resumo/pdf': 1.6,
}

/**
 * Pages that a call may read more in any case: its indexes get one more level between these sizes, and a person's twenty
 * rows are on few pages or on many, as they happened to be written. A table that is read whole has hundreds.
 */
const LEEWAY = 10

const growsTooMuch = ([operation, { pages }]: [string, ReadCost]) =>
  (pages.at(-1) ?? 0) > (pages[0] ?? 0) * (MORE_PAGES[operation] ?? 1.1) + LEEWAY

let server: GrownServer
let costs: Record<string, ReadCost>
beforeAll(async () => {
  server = await grownServer()
  costs = await readCosts(server, [1_000, 10_000])
})
afterAll(() => server.close())

describe('the cost of a read', () => {
  it('is measured for every GET of the OpenAPI document, and for no other', async () => {
    expect(Object.keys(costs).sort()).toEqual((await server.operations()).sort())
  })

  it('is at most two statements', () => {
    const more = Object.entries(costs).filter(([, { statements }]) => statements > 2)
    expect(Object.fromEntries(more.map(([operation, { statements }]) => [operation, statements]))).toEqual(
      MORE_STATEMENTS,
    )
  })

  it('grows by no more than a tenth when a church grows tenfold', () => {
    const more = Object.entries(costs).filter(growsTooMuch)
    expect(Object.fromEntries(more.map(([operation, { pages }]) => [operation, pages]))).toEqual({})
  })
})
