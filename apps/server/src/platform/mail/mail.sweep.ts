import { lt } from 'drizzle-orm'
import type { Clock } from '../../runtime/clock.ts'
import type { Auth } from '../auth/auth.ts'
import { sweepTime } from '../auth/sweep.ts'
import { emailSaida } from './mail.tables.ts'

/** Milliseconds: a given-up mail may contain a secret or personal data. */
const GIVEN_UP_MAILS_MS = 30 * 86_400_000

/** Deletes mails that were given up long ago. */
export async function sweepMails({ auth, clock }: { auth: Auth; clock: Clock }): Promise<void> {
  const now = await sweepTime(auth.accounts, clock)
  const until = new Date(now.getTime() - GIVEN_UP_MAILS_MS)
  await auth.accounts.delete(emailSaida).where(lt(emailSaida.dataDesistencia, until))
}
