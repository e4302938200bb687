import { loopback, type Read, vapidKey, vapidSubject } from './setting-readers.ts'

/** VAPID: the keys that push services know this server by, and whom they write to about it. */
export type PushConfig = {
  publicKey: string
  privateKey: string
  subject: string
  /** Origin that replaces the push services, for tests on this machine. */
  standIn: string | undefined
}

type ReadSetting = <T, F>(name: string, as: Read<T>, fallback: F) => T | F
type Surroundings = { faults: string[]; mailFrom: string; isLocal: boolean }

/** The settings of web push; without keys nobody is offered it. */
export function readPush(read: ReadSetting, { faults, mailFrom, isLocal }: Surroundings): PushConfig | undefined {
  const push = {
    publicKey: read('VAPID_PUBLIC_KEY', vapidKey(65), ''),
    privateKey: read('VAPID_PRIVATE_KEY', vapidKey(32), ''),
    subject: read('VAPID_SUBJECT', vapidSubject, `mailto:${mailFrom}`),
    standIn: read('PUSH_STAND_IN', loopback, undefined),
  }
  if (!push.publicKey !== !push.privateKey) faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together')
  if (push.standIn && !isLocal) faults.push('PUSH_STAND_IN must be empty unless APP_DOMAIN is localhost or below it')
  return push.publicKey ? push : undefined
}
