import type { BenchRun } from '../bench-run.ts'
import { get } from '../portal/request.ts'
import type { Figures } from '../report.ts'

/** P3: the bytes of home's HTML, as the server sends them to a browser that takes brotli. */
export async function measureFirstHtml({ portal }: BenchRun): Promise<Figures> {
  const headers = { host: portal.hostOf('demo'), 'accept-encoding': 'br', 'accept-language': 'pt-BR' }
  const { status, headers: answered, body } = await get(portal.port, '/', headers)
  if (status !== 200 || answered['content-encoding'] !== 'br') {
    throw new Error(`Home was answered with ${status} and ${answered['content-encoding'] ?? 'no encoding'}.`)
  }
  return { P3: { value: body.length / 1000 } }
}
