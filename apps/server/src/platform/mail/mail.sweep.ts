import { lt } from 'drizzle-orm'
import type { Clock } from '../../runtime/clock.ts'
import type { Auth } from '../auth/auth.ts'
import { sweepTime } from '../auth/sweep.ts'
import { emailSaida } from './mail.tables.ts'

/** A mail that was given up may hold a secret, or what is nobody's business any more. */
const GIVEN_UP_MAILS_MS = 30 * 86_400_000

/** Removes mails that were given up long ago. */
export async function sweepMails({ auth, clock }: { auth: Auth; clock: Clock }): Promise<void> {
  const now = await sweepTime(auth.accounts, clock)
  const until = new Date(now.getTime() - GIVEN_UP_MAILS_MS)
  await auth.accounts.delete(emailSaida).where(lt(emailSaida.dataDesistencia, until))
}
