import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RENDERING } from '../../http/in-process.ts'
import { outcome, type People, people } from '../../testing/people.ts'
import { SEARCH_TEXTS } from './limit-searches.ts'

type Parameter = { name: string; in: string; schema: Record<string, unknown> }
type Operation = { path: string; parameters: Parameter[] }

let world: People
let reads: Operation[]
beforeAll(async () => {
  world = await people()
  type Paths = Record<string, { get?: { parameters?: Parameter[] } }>
  const { paths } = (await world.server.get('/api/v1/openapi.json')).json<{ paths: Paths }>()
  reads = Object.entries(paths).flatMap(([path, { get }]) => (get ? [{ path, parameters: get.parameters ?? [] }] : []))
})
afterAll(() => world.close())
beforeEach(() => world.server.database.admin('delete from limite'))

const isSearchText = ({ name }: Parameter) => SEARCH_TEXTS.some((text) => text === name)
const inQuery = ({ parameters }: Operation) => parameters.filter((parameter) => parameter.in === 'query')
const searches = () => reads.filter((operation) => inQuery(operation).some(isSearchText))

/** What a call with a search text asks for, or with the other parameters alone. */
function urlOf(operation: Operation, text: string): string {
  const path = operation.path
    .replace('{slug}', 'igreja-demo')
    .replace('{igrejaSlug}', 'igreja-demo')
    .replaceAll(/\{\w+\}/g, 'acf')
  const query = inQuery(operation).flatMap(({ name, schema }) => {
    if (SEARCH_TEXTS.some((known) => known === name)) return [`${name}=${text}`]
    return name === 'igreja' && schema ? [`igreja=${world.churches.demo}`] : []
  })
  return `${path}?${query.join('&')}`
}
const get = (url: string, remoteAddress = '10.1.0.1') =>
  world.server.get(url, { remoteAddress, headers: { host: 'demo.localhost' } })
const counters = async () => (await world.server.database.admin('select from limite')).length
/** As if an address had used up all that it may: two minutes' searches of either rule. */
const useUp = () => world.server.database.admin(`update limite set livre_em = '2030-01-09T12:02:00Z'`)

describe('reads with a search text', () => {
  it('are each limited per address, and without a text never', async () => {
    expect(searches().length).toBeGreaterThan(6)
    for (const operation of searches()) {
      await world.server.database.admin('delete from limite')
      await get(urlOf(operation, '%20'))
      expect(await counters(), operation.path).toBe(0)
      expect(outcome(await get(urlOf(operation, 'paz'))), operation.path).not.toBe('429 rate_limited')
      expect(await counters(), operation.path).toBe(1)
      await useUp()
      const refused = await get(urlOf(operation, 'paz'))
      expect(outcome(refused), operation.path).toBe('429 rate_limited')
      expect(Number(refused.headers['retry-after']), operation.path).toBeGreaterThan(0)
      expect(outcome(await get(urlOf(operation, '%20'))), operation.path).not.toBe('429 rate_limited')
      expect(outcome(await get(urlOf(operation, 'paz'), '10.1.0.2')), operation.path).not.toBe('429 rate_limited')
    }
  })

  it('leave room for people who type, and none for a robot', async () => {
    const url = '/api/v1/igreja/igreja-demo/noticia/?busca=paz'
    const codes = []
    for (let asked = 0; asked < 245; asked++) codes.push((await get(url)).statusCode)
    expect(codes.indexOf(429)).toBe(240)
  })

  it('are not counted for the rendering of pages, which many people share', async () => {
    await get('/api/v1/igreja/igreja-demo/noticia/?busca=paz', RENDERING)
    expect(await counters()).toBe(0)
  })

  it('have no other free text than these: a new one is limited, or is no search', () => {
    const free = reads.flatMap((operation) =>
      inQuery(operation)
        .filter(
          ({ schema }) =>
            schema['type'] === 'string' && !['pattern', 'enum', 'const', 'format'].some((is) => is in schema),
        )
        .map(({ name }) => name),
    )
    expect([...new Set(free)].sort()).toEqual(['bairro', ...SEARCH_TEXTS, 'captcha', 'chave', 'de'].sort())
  })
})
