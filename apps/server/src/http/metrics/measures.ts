import type { FastifyInstance } from 'fastify'
import type { Metric } from './exposition.ts'
import { RequestMetrics } from './request-metrics.ts'

type ReadMetrics = () => Metric[] | Promise<Metric[]>

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent where nobody can ask for it. */
    measures: Measures | undefined
  }
}

/** All that a server reports about itself, read when it is asked for. */
export class Measures {
  readonly requests = new RequestMetrics()
  readonly #reads: ReadMetrics[] = [() => this.requests.metrics()]

  add(read: ReadMetrics): void {
    this.#reads.push(read)
  }

  /** Leaves out what can not be read now: the rest is wanted most while something is away. */
  async all(): Promise<Metric[]> {
    const found = await Promise.allSettled(this.#reads.map(async (read) => read()))
    return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  }
}

/** Adds the measures where they are wanted. Must be called before what records in them. */
export function addMeasures(app: FastifyInstance, isWanted: boolean): Measures | undefined {
  const measures = isWanted ? new Measures() : undefined
  app.decorate('measures', measures)
  return measures
}
