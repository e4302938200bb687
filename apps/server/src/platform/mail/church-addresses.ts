import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { asciiAddress } from '../../runtime/mail-address.ts'
import { igreja } from '../church/church.tables.ts'
import { churchOfLine } from './mail-line.ts'

/** What the mails of a church have in their headers beside its name. */
export type ChurchAddresses = {
  /** The church's own address, used where the installation may send for its domain. */
  sender?: string
  /** Where answers go: its address for answers, else its public one. */
  replyTo?: string
}

/**
 * The addresses of the church whose mails wait in a line, as they are now: a mail that waits follows a correction.
 * A public address that is no plain address (it is free text in older data) is left out.
 */
export async function churchAddresses(db: NodePgDatabase, line: number): Promise<ChurchAddresses> {
  const id = churchOfLine(line)
  if (id === undefined) return {}
  const [church] = await db
    .select({ sender: igreja.emailRemetente, replyTo: igreja.emailResposta, publicEmail: igreja.email })
    .from(igreja)
    .where(eq(igreja.id, id))
  const sender = asciiAddress(church?.sender ?? '')
  const replyTo = asciiAddress(church?.replyTo ?? church?.publicEmail ?? '')
  return { ...(sender && { sender }), ...(replyTo && { replyTo }) }
}
