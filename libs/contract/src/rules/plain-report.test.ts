import { expect, it } from 'vitest'
import { withoutPersonalData } from './plain-report.ts'

it.each([
  ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
  ['refused for ana.souza@demo.test', 'refused for <e-mail>'],
  ['GET https://demo.test/access?token=abc failed', 'GET <address> failed'],
  ['at /user/payment/X7?order=1', 'at <address>'],
  ['CPF 529.982.247-25, phone +55 (11) 98888-7777', 'CPF <number> phone +55 (11) <number>'],
  ['card 4242 4242 4242 4242', 'card <number> <number> <number> <number>'],
  ['bearer eyJhbGciOiJFZERTQSJ9.eyJzdWIi', 'bearer <text>'],
  ['x'.repeat(1_000), '<text>'],
])('a report of %j says %j', (text, said) => expect(withoutPersonalData(text)).toBe(said))
