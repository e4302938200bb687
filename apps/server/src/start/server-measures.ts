import type { FastifyInstance } from 'fastify'
import { databaseMetrics, replicaMetrics } from '../database/database-metrics.ts'
import { counter, gauge, type Metric } from '../http/metrics/exposition.ts'
import { processMetrics } from '../http/metrics/process-metrics.ts'
import { mailMetrics } from '../platform/mail/mail-metrics.ts'

/** What the server reports beside its requests and pages. */
export function measureServer(app: FastifyInstance): void {
  const { measures } = app
  if (!measures) return
  const { database, auth, outbox, clock } = app.services
  const { read, stop } = processMetrics()
  app.addHook('onClose', async () => stop())
  measures.add(read)
  measures.add(() => databaseMetrics(database))
  measures.add(() => replicaMetrics(database))
  measures.add(() => mailMetrics(auth.accounts, clock()))
  measures.add(() => {
    const { sent, refused } = outbox.counts()
    return [
      counter('atrio_mails_sent_total', 'Mails that this process has handed to the mail server.', sent),
      counter('atrio_mails_refused_total', 'Mails that the mail server refused when they were tried first.', refused),
    ]
  })
  measures.add(() => connectionMetrics(app))
}

async function connectionMetrics(app: FastifyInstance): Promise<Metric[]> {
  const open = await new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
  return [
    gauge('http_server_open_connections', 'Open connections on the public port, WebSockets included.', open),
    gauge('atrio_websockets_open', 'Open WebSockets.', app.openWebSockets()),
  ]
}
