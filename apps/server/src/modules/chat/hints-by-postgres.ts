import { type ConnectionConfig, listeningClient } from '../../database/watched-client.ts'
import type { OpenHints } from './chat-hints.ts'

const CHANNEL = 'chat'

/**
 * Hints by NOTIFY, on a separate connection: in the writing transaction it would serialise all commits.
 * @param listen must not use a transaction pooler
 */
export const hintsByPostgres =
  (listen: ConnectionConfig): OpenHints =>
  (heard) => {
    const client = listeningClient(listen)
    const broken = new Promise<never>((_resolve, reject) => {
      client.on('error', reject)
      client.once('end', () => reject(new Error('the connection for listening has ended')))
    })
    broken.catch(() => {}) // nobody may be waiting for it
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
