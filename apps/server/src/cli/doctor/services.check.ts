import { verifySmtp } from '../../platform/mail/verify-smtp.ts'
import type { Config } from '../../runtime/config.ts'
import { about, type Finding, reasonOf } from './finding.ts'

const ANSWER_MS = 5_000

export async function checkMail(
  { smtpUrl, conveniences }: Pick<Config, 'smtpUrl' | 'conveniences'>,
  timeoutMs = ANSWER_MS,
): Promise<Finding[]> {
  const { ok, warn, fail } = about('mail')
  if (!smtpUrl)
    return [
      conveniences.mailFiles
        ? ok('mails are written to files in DATA_DIR/mail')
        : warn('SMTP_URL is empty: mails wait for two days, and are given up'),
    ]
  const { host } = new URL(smtpUrl)
  try {
    await verifySmtp(smtpUrl, timeoutMs)
    return [ok(`${host} answers`)]
  } catch (error) {
    return [fail(`${host}: ${reasonOf(error)}: see SMTP_URL, and that this machine may connect there`)]
  }
}

export async function checkRedis({ redis }: Pick<Config, 'redis'>, timeoutMs = ANSWER_MS): Promise<Finding[]> {
  const { ok, fail } = about('redis')
  if (!redis) return [ok('not used')]
  const { host } = new URL(redis.url)
  const { createClient } = await import('redis')
  const socket = { connectTimeout: timeoutMs, socketTimeout: timeoutMs, reconnectStrategy: false } as const
  const client = createClient({ url: redis.url, disableOfflineQueue: true, maintNotifications: 'disabled', socket })
  // each failure also rejects what waits for it
  client.on('error', () => {})
  try {
    await client.connect()
    await client.ping()
    return [ok(`${host} answers`)]
  } catch (error) {
    return [fail(`${host}: ${reasonOf(error)}: the chat goes on through PostgreSQL; see REDIS_URL`)]
  } finally {
    client.destroy()
  }
}
