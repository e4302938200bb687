import { type ConnectionConfig, listeningClient } from '../../database/watched-client.ts'
import type { OpenHints } from './chat-hints.ts'

const CHANNEL = 'chat'

/**
 * Hints by NOTIFY, on a connection of their own: in the transaction that writes it would make all commits wait for each
 * other.
 * @param listen not through a transaction pooler
 */
export const hintsByPostgres =
  (listen: ConnectionConfig): OpenHints =>
  (heard) => {
    const client = listeningClient(listen)
    const broken = new Promise<never>((_resolve, reject) => {
      client.on('error', reject)
      client.once('end', () => reject(new Error('the connection for listening has ended')))
    })
    broken.catch(() => {}) // also where nobody waits for it yet, or any more
    client.on('notification', ({ payload = '' }) => heard(payload))
    const opening = async () => {
      await client.connect()
      await client.query('set synchronous_commit = off')
      await client.query(`listen ${CHANNEL}`)
    }
    return {
      opened: opening(),
      broken,
      async send(text) {
        await client.query({ name: 'chat-hint', text: `select pg_notify('${CHANNEL}', $1)`, values: [text] })
      },
      close: () => client.end(),
    }
  }
