import { expect } from 'vitest'
import { importing } from '../../content/testing/importing.ts'
import { openPayments } from '../../payments/open-payments.ts'
import { deferredNotices } from '../../payments/orders/deferred-notices.ts'
import { readConfig } from '../../runtime/config.ts'
import { runLine } from './run-line.ts'

/** Command lines against a database and a media folder of their own, for one test file, at one moment. */
export async function commandLine() {
  const { database, media, clock } = await importing()
  const payments = await openPayments({
    config: readConfig({}),
    database,
    clock,
    notices: deferredNotices,
    onError: (error) => expect.unreachable(error.message),
  })
  const context = { database, media, clock, payments }
  return { database, context, run: (...args: string[]) => runLine(context, args) }
}
