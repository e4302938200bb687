import { expect, it } from 'vitest'
import { readConfig } from '../../runtime/config.ts'
import { deliveryReport, POSTFIX_GONE, type ReportParts } from '../../testing/delivery-reports.ts'
import { deadRecipient } from './delivery-report.ts'
import { returnPathOf } from './return-path.ts'

const returnPath = returnPathOf({
  ...readConfig({ MAIL_BOUNCE_ADDRESS: 'bounces@atrio.example' }),
  tokenKey: 'k'.repeat(40),
})
const ANA = 'ana@demo.test'
const read = (parts: Partial<ReportParts>) =>
  deadRecipient(deliveryReport({ to: returnPath(ANA), status: POSTFIX_GONE(ANA), ...parts }), returnPath)

const block = (recipient: string, action: string, status: string) =>
  `Reporting-MTA: dns; mx.example\n\n${recipient}\nAction: ${action}\nStatus: ${status}`

it('signs the return path of each recipient, the same for other spellings of the address', () => {
  expect(returnPath(ANA)).toMatch(/^bounces\+[0-9a-f]{32}@atrio\.example$/)
  expect(returnPath('Ana@Demo.test')).toBe(returnPath(ANA))
  expect(returnPath('eva@demo.test')).not.toBe(returnPath(ANA))
})

it('uses MAIL_FROM itself without MAIL_BOUNCE_ADDRESS', () => {
  expect(returnPathOf(readConfig({ MAIL_FROM: 'portal@atrio.example' }))(ANA)).toBe('portal@atrio.example')
})

it.each([
  ['of Postfix', POSTFIX_GONE(ANA)],
  ['of Exim', block(`Final-Recipient: rfc822;${ANA}`, 'failed', '5.1.1')],
  ['of Exchange', block(`Original-Recipient: rfc822;${ANA}\nFinal-Recipient: rfc822;x@in.test`, 'failed', '5.1.10')],
  ['of a disabled mailbox', block(`Final-Recipient: rfc822; <${ANA}>`, 'failed', '5.2.1')],
  ['with folded lines', block(`Final-Recipient: rfc822;\n ${ANA}`, 'failed', '5.1.1 (no such\n user)')],
  [
    'after another recipient',
    `${block('Final-Recipient: rfc822; x@y.test', 'failed', '5.1.1')}\n\nFinal-Recipient: rfc822; ${ANA}\nAction: failed\nStatus: 5.1.1`,
  ],
])('reads the dead recipient from a report %s', async (_name, status) => {
  expect(await read({ status })).toBe(ANA)
})

it('reads a report whose return path is in a header of the delivery, in capital letters', async () => {
  const found = await read({ to: 'root@atrio.example', more: `X-Original-To: ${returnPath(ANA).toUpperCase()}` })
  expect(found).toBe(ANA)
})

it.each([
  ['a delay', { status: block(`Final-Recipient: rfc822; ${ANA}`, 'delayed', '4.4.1') }],
  ['a delay with the code of a dead address', { status: block(`Final-Recipient: rfc822; ${ANA}`, 'delayed', '5.1.1') }],
  ['a full mailbox', { status: block(`Final-Recipient: rfc822; ${ANA}`, 'failed', '5.2.2') }],
  ['a text taken for spam', { status: block(`Final-Recipient: rfc822; ${ANA}`, 'failed', '5.7.1') }],
  ['a delivery', { status: block(`Final-Recipient: rfc822; ${ANA}`, 'delivered', '2.1.5') }],
  ['a report without a signature', { to: 'bounces@atrio.example' }],
  ['a report with a made-up signature', { to: `bounces+${'0'.repeat(32)}@atrio.example` }],
  ['a report with the signature of another recipient', { to: returnPath('eva@demo.test') }],
  ['a report of another recipient', { status: POSTFIX_GONE('eva@demo.test') }],
  ['an empty status', { status: '' }],
])('passes over %s', async (_name, parts) => {
  expect(await read(parts)).toBeUndefined()
})

it.each([
  [
    'an out-of-office answer',
    `To: ${returnPath(ANA)}\nSubject: Ausente\n\nFinal-Recipient: rfc822; ${ANA}\nAction: failed\nStatus: 5.1.1\n`,
  ],
  ['nothing', ''],
  ['bytes', '\0\u00ff\r\n--\n'.repeat(1_000)],
])('passes over %s', async (_name, text) => {
  expect(await deadRecipient(Buffer.from(text, 'latin1'), returnPath)).toBeUndefined()
})
