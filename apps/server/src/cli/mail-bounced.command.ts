import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { noteBounce } from '../platform/mail/bounced-address.ts'
import { deadRecipient } from '../platform/mail/delivery-report.ts'
import { returnPathOf } from '../platform/mail/return-path.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { type Command, CommandError, words } from './command.ts'

const OPTIONS = { report: { type: 'string' }, clear: { type: 'boolean', default: false } } as const

export const mailBouncedCommand: Command = {
  name: 'mail bounced',
  usage: '<e-mail> [--clear] | --report <file or ->',
  summary:
    'send no reminders to an address that mails come back from; --report reads a returned report (-: standard input)',
  run: async (args, { database, clock, config, print, readInput }) => {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const note = (email: string, bouncedAt: Date | null) =>
      ownerTransaction(database, ({ db }) => noteBounce(db, email, bouncedAt))
    if (values.report === undefined) {
      const { email } = words(positionals, ['email'])
      const isKnown = await note(email, values.clear ? null : clock())
      if (!isKnown) throw new CommandError(`no account has the address ${email}`)
      print(
        values.clear
          ? `${email} gets reminders again`
          : `${email} gets no reminders until the account has another address`,
      )
      return
    }
    words(positionals, [])
    if (config.mailBounceAddress === undefined)
      throw new CommandError('reports are read where MAIL_BOUNCE_ADDRESS is set: docs/operating.md, Mails')
    const report = values.report === '-' ? await readInput() : await readFile(values.report)
    // what is no report ends well too: a mail server would send an error back
    const recipient = await deadRecipient(report, returnPathOf(config))
    const isNoted = recipient !== undefined && (await note(recipient, clock()))
    print(isNoted ? 'one account gets no reminders until it has another address' : 'nothing to note')
  },
}
