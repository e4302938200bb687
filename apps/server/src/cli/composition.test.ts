import { expect, it } from 'vitest'
import { cardUses } from '../payments/card-uses.ts'
import { handlersOf } from '../payments/orders/order-kinds.ts'
import { personalData } from '../platform/people/personal-data.ts'
import { holdsNow } from '../platform/people/private-files.ts'
import { reportableSource } from '../platform/people/reportable.ts'
import { commandLine } from './testing/command-line.ts'

const { run } = await commandLine()

it('a command finds what the modules do for orders, cards, personal data, private files and reports', async () => {
  expect((await run('church', 'list')).code).toBe(0)
  for (const kind of ['evento', 'doacao', 'plano'] as const) expect(handlersOf(kind)).toBeDefined()
  expect(cardUses()).toHaveLength(2)
  expect(personalData()).toHaveLength(3)
  for (const kind of ['chat', 'oracao', 'oracao_mensagem'] as const) expect(reportableSource(kind)).toBeDefined()
  // a kind that nobody has registered is false without a look at the database
  const claims = ['ingresso', 'estudo', 'play'].map((kind) => ({ kind, subject: [1], account: 1, proof: 'x' }))
  for (const claim of claims) await expect(holdsNow({} as never, {} as never, claim)).rejects.toThrow()
})
