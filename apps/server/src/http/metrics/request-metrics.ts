import type { Metric, Sample } from './exposition.ts'

/** A request that was answered, as far as metrics may know: a route's pattern, and no path, address or person. */
export type AnsweredRequest = {
  method: string
  route: string
  status: number
  seconds: number
  /** Code of a church that is known. */
  church: string | undefined
}
export type RecordRequest = (request: AnsweredRequest) => void

/** Upper bounds in seconds, as OpenTelemetry's conventions advise for `http.server.request.duration`. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Requests of one method, route and status class; each counted in the first bucket that holds it. */
type Series = { method: string; route: string; statusClass: number; buckets: number[]; sum: number; count: number }

/**
 * Counts answered requests. The labels are few whatever is asked for: patterns of routes, known methods, five classes of
 * status, codes of known churches. Recording one is two look-ups and a few additions.
 */
export class RequestMetrics {
  readonly #routes = new Map<string, Series[]>()
  readonly #churches = new Map<string, number>()
  readonly #refusals = new Map<string, number>()

  record({ method, route, status, seconds, church }: AnsweredRequest): void {
    const series = this.#seriesOf(route, METHODS.has(method) ? method : '_OTHER', Math.trunc(status / 100))
    series.sum += seconds
    series.count++
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound)
    if (bucket >= 0) series.buckets[bucket]!++
    if (church === undefined) return
    add(this.#churches, church)
    if (status === 429 || status === 503) this.refused(church)
  }

  /** Counts what a limit has refused to a church and no answer shows, such as a connection of the chat. */
  refused(church: string): void {
    add(this.#refusals, church)
  }

  #seriesOf(route: string, method: string, statusClass: number): Series {
    let ofRoute = this.#routes.get(route)
    if (!ofRoute) this.#routes.set(route, (ofRoute = []))
    let series = ofRoute.find((each) => each.statusClass === statusClass && each.method === method)
    if (!series) {
      series = { method, route, statusClass, buckets: BOUNDS.map(() => 0), sum: 0, count: 0 }
      ofRoute.push(series)
    }
    return series
  }

  metrics(): Metric[] {
    return [
      {
        name: 'http_server_request_duration_seconds',
        help: 'Time to answer a request.',
        type: 'histogram',
        samples: [...this.#routes.values()].flat().flatMap(samplesOf),
      },
      {
        name: 'atrio_church_requests_total',
        help: 'Answered requests about a church.',
        type: 'counter',
        samples: byChurch(this.#churches),
      },
      {
        name: 'atrio_church_refusals_total',
        help: 'Requests and connections of a church that were refused for the moment: a limit was reached, or something is away.',
        type: 'counter',
        samples: byChurch(this.#refusals),
      },
    ]
  }
}

const add = (counts: Map<string, number>, church: string) => counts.set(church, (counts.get(church) ?? 0) + 1)

const byChurch = (counts: ReadonlyMap<string, number>): Sample[] =>
  [...counts].map(([church, value]) => ({ labels: { church }, value }))

function samplesOf({ method, route, statusClass, buckets, sum, count }: Series): Sample[] {
  const labels = {
    http_request_method: method,
    http_route: route,
    http_response_status_class: `${statusClass}xx`,
  }
  let within = 0
  const bounded = BOUNDS.map((bound, index) => {
    within += buckets[index] ?? 0
    return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: within }
  })
  return [
    ...bounded,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ]
}
