import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { seedChurch } from '../testing/seed-churches.ts'
import { testServer } from '../testing/test-server.ts'
import { listenInternally } from './internal.ts'

let port = 0
const server = await testServer({
  internal: { port: 0, host: '127.0.0.1' },
  prepare: async (app) => {
    port = (await listenInternally(app)) ?? 0
  },
})
afterAll(() => server.close())
const church = await seedChurch(server.database, { codigo: 'demo' })

async function scrape(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  return answer.text()
}
/** The value of a line that begins so. */
const value = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length),
  )

describe('the metrics', () => {
  it('name the pattern of a route, and nothing that a visitor has sent', async () => {
    await server.get(`/api/v1/banner/?igreja=${church}&q=secret-query`, { headers: { host: 'demo.localhost' } })
    for (let i = 0; i < 30; i++)
      await server.get(`/api/v1/secret-path-${i}`, { headers: { host: `secret-host-${i}.localhost` } })
    const text = await scrape()
    expect(text).not.toContain('secret')
    const known = 'http_request_method="GET",http_route="/api/v1/banner/",http_response_status_class="2xx"'
    expect(value(text, `http_server_request_duration_seconds_count{${known}}`)).toBe(1)
    const unknown = 'http_request_method="GET",http_route="/api/v1/*",http_response_status_class="4xx"'
    expect(value(text, `http_server_request_duration_seconds_count{${unknown}}`)).toBe(30)
    expect(value(text, 'atrio_church_requests_total{church="demo"}')).toBe(1)
    expect(text.match(/atrio_church_requests_total\{/g)).toHaveLength(1)
  })

  it('count what was refused to a church for the moment', async () => {
    server.app.measures?.requests.refused('grace')
    expect(value(await scrape(), 'atrio_church_refusals_total{church="grace"}')).toBe(1)
  })

  it('have figures of the process, the event loop, the pool and connections', async () => {
    const text = await scrape()
    expect(value(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(value(text, 'process_cpu_seconds_total')).toBeGreaterThan(0)
    expect(value(text, 'nodejs_eventloop_utilization')).toBeLessThanOrEqual(1)
    expect(value(text, 'atrio_database_up')).toBe(1)
    expect(value(text, 'db_client_connection_max{db_client_connection_pool_name="requests"}')).toBe(10)
    expect(value(text, 'http_server_open_connections')).toBe(0)
  })

  it('have the mails that wait, that are late and that were given up', async () => {
    const mail = (due: string, givenUp: string | null) =>
      server.database.admin(
        `insert into email_saida (codigo, remetente, destinatario, assunto, texto, html, proximo_envio, data_desistencia)
         values ($1, 'Demo', 'a@b.test', 's', 't', 'h', $2, $3)`,
        [randomUUID(), due, givenUp],
      )
    await mail('2030-01-09T11:58:00Z', null)
    await mail('2030-01-09T13:00:00Z', null)
    await mail('2030-01-01T13:00:00Z', '2030-01-02T00:00:00Z')
    await mail('2030-01-09T11:00:00Z', '2030-01-09T11:30:00Z')
    const text = await scrape()
    expect(value(text, 'atrio_mails_sent_total')).toBe(0)
    expect(value(text, 'atrio_mails_refused_total')).toBe(0)
    expect(value(text, 'atrio_mails_deferred')).toBe(0)
    expect(value(text, 'atrio_mails_waiting')).toBe(2)
    expect(value(text, 'atrio_mails_given_up')).toBe(2)
    expect(value(text, 'atrio_mails_given_up_last_hour')).toBe(1)
    expect(value(text, 'atrio_mails_overdue_seconds')).toBe(120)
  })

  it('are on the internal port alone', async () => {
    expect((await server.get('/metrics', { headers: { host: 'demo.localhost' } })).statusCode).toBe(404)
  })

  it('are scraped as Prometheus parses them', async () => {
    const line = /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="(?:[^"\\\n]|\\.)*",?)+\})? -?[\d.e+-]+)$/
    for (const each of (await scrape()).trimEnd().split('\n')) expect(each).toMatch(line)
  })
})

describe('the files of deploy/monitoring', () => {
  const file = (name: string) =>
    readFileSync(path.resolve(import.meta.dirname, '../../../../deploy/monitoring', name), 'utf8')
  type Rule = { alert: string; expr: string; labels: object; annotations: { summary: string; description: string } }
  const rules = (parse(file('alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules)
  const dashboard = JSON.parse(file('dashboard.json')) as { panels: { title: string; targets: { expr: string }[] }[] }
  const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  /** Functions of the query language, and labels. */
  const WORDS = (
    'by on and sum max rate increase topk histogram_quantile instance job le church state ' +
    'http_request_method http_route http_response_status_class db_client_connection_state'
  ).split(' ')
  /** Of Prometheus itself. */
  const GIVEN = ['up']
  /** Of the pages, which this server has none of. */
  const OF_PAGES = ['atrio_page_renders']

  it('name only metrics that the server has', async () => {
    const text = await scrape()
    const known = new Set([
      ...GIVEN,
      ...OF_PAGES,
      ...[...text.matchAll(/^(\w+)(?:\{.*\})? /gm)].map(([, name]) => name),
    ])
    const expressions = [...rules.map(({ expr }) => expr), ...shown]
    expect(expressions.length).toBeGreaterThan(15)
    for (const expression of expressions) {
      const words = expression.replace(/"[^"]*"/g, '').match(/\b[a-z]\w*/g) ?? []
      const metrics = words.filter((word) => !WORDS.includes(word))
      expect([expression, metrics.length > 0]).toEqual([expression, true])
      expect(metrics.filter((name) => !known.has(name))).toEqual([])
    }
  })

  it('alert about mails that were given up lately, since the others stay for a month', () => {
    const mails = rules.filter(({ expr }) => expr.includes('mails_given_up'))
    expect(mails.map(({ expr }) => expr)).toEqual(['max(atrio_mails_given_up_last_hour) > 0'])
  })

  it('say in each rule what it means and what to do', () => {
    for (const { annotations } of rules) {
      expect(annotations.summary).toMatch(/\S/)
      expect(annotations.description).toMatch(/\S/)
    }
  })
})
