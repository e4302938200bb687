import { describe, expect, it } from 'vitest'
import { exposition } from './exposition.ts'
import { RequestMetrics } from './request-metrics.ts'

const answered = { method: 'GET', route: '/a/:id', status: 200, seconds: 0.02, church: 'demo' }

describe('the exposition', () => {
  it('is written as Prometheus reads it, with escaped labels', () => {
    const labels = { church: 'a"b\\c\nd' }
    const text = exposition([{ name: 'x_total', help: 'Some.', type: 'counter', samples: [{ labels, value: 1.5 }] }])
    expect(text).toBe('# HELP x_total Some.\n# TYPE x_total counter\nx_total{church="a\\"b\\\\c\\nd"} 1.5\n')
  })
})

describe('request metrics', () => {
  it('count requests in cumulative buckets, by method, route and status class', () => {
    const requests = new RequestMetrics()
    for (const seconds of [0.005, 0.02, 30]) requests.record({ ...answered, seconds })
    requests.record({ ...answered, status: 404, church: undefined })
    const lines = exposition(requests.metrics()).split('\n')
    const of = (state: string) => `http_request_method="GET",http_route="/a/:id",http_response_status_class="${state}"`
    const name = 'http_server_request_duration_seconds'
    for (const line of [
      `${name}_bucket{${of('2xx')},le="0.005"} 1`,
      `${name}_bucket{${of('2xx')},le="0.01"} 1`,
      `${name}_bucket{${of('2xx')},le="0.025"} 2`,
      `${name}_bucket{${of('2xx')},le="10"} 2`,
      `${name}_bucket{${of('2xx')},le="+Inf"} 3`,
      `${name}_sum{${of('2xx')}} 30.025`,
      `${name}_count{${of('2xx')}} 3`,
      `${name}_count{${of('4xx')}} 1`,
      'atrio_church_requests_total{church="demo"} 3',
    ])
      expect(lines).toContain(line)
  })

  it('count by church what was answered with 429 or 503', () => {
    const requests = new RequestMetrics()
    for (const status of [200, 404, 429, 500, 503]) requests.record({ ...answered, status })
    requests.record({ ...answered, status: 503, church: undefined })
    const lines = exposition(requests.metrics()).split('\n')
    expect(lines.filter((line) => line.startsWith('atrio_church_refusals_total'))).toEqual([
      'atrio_church_refusals_total{church="demo"} 2',
    ])
  })

  it('know no method but the usual ones', () => {
    const requests = new RequestMetrics()
    for (let i = 0; i < 50; i++) requests.record({ ...answered, method: `MADE-UP-${i}` })
    const text = exposition(requests.metrics())
    expect(text).not.toContain('MADE')
    expect(text).toContain('http_request_method="_OTHER",http_route="/a/:id",http_response_status_class="2xx"} 50')
  })
})
