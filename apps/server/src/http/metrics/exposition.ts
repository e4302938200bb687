/** One value of a metric. @property suffix what histograms add to the name */
export type Sample = { labels?: Readonly<Record<string, string>>; value: number; suffix?: string }

export type Metric = {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}

export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** The text format that Prometheus scrapes, version 0.0.4. */
export const exposition = (metrics: readonly Metric[]): string => metrics.map(written).join('')

function written({ name, help, type, samples }: Metric): string {
  const lines = samples.map(({ labels, value, suffix = '' }) => `${name}${suffix}${inBraces(labels)} ${value}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function inBraces(labels: Sample['labels']): string {
  const pairs = Object.entries(labels ?? {}).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

/** A counter without labels. */
export const counter = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'counter',
  samples: [{ value }],
})

/** A gauge without labels. */
export const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
})
