import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sweepPayments } from '../../../payments/sweep.ts'
import type { ChurchDirectory } from '../../../platform/church/church-directory.ts'
import { DAY, renewalWorld } from '../testing/renewal-world.ts'
import { sweepRenewals } from './renewals.sweep.ts'

const here = renewalWorld()

type Act = { name: 'wait'; days: number } | { name: (typeof names)[number] }
const names = [
  'sweep',
  'sweep twice',
  'sweep amid a sweep',
  'crash',
  'lose an answer',
  'cancel',
  'cancel amid a sweep',
  'agree',
  'refuse',
  'accept',
  'pay',
] as const
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 12 }).map((days) => ({ name: 'wait' as const, days })) },
  { weight: 3, arbitrary: fc.constantFrom(...names).map((name) => ({ name })) },
)

const acts = (...each: (Act['name'] | number)[]): Act[] =>
  each.map((one) => (typeof one === 'number' ? { name: 'wait', days: one } : { name: one }) as Act)
/** What chance seldom makes. */
const KNOWN: [Act[]][] = [
  // another consent while nobody knows what became of the charge
  [acts(12, 12, 'sweep', 6, 'lose an answer', 'cancel', 'agree', 'sweep')],
  [acts(12, 12, 'sweep', 6, 'cancel amid a sweep', 'sweep')],
  // several processes at the hour of the charge
  [acts(12, 12, 'sweep twice', 6, 'sweep amid a sweep', 'sweep twice')],
]

/** Whether a charge may be opened now: the subscriber has agreed, and has not cancelled since. */
let isAgreed = false

async function run(one: Act): Promise<void> {
  const { services } = here.world.server.app
  const { sandbox } = services.payments
  if (!sandbox) throw new Error('no sandbox')
  if (one.name === 'wait') return void here.world.wait(one.days * DAY)
  if (one.name === 'sweep') return here.sweep()
  if (one.name === 'sweep amid a sweep') return amidSweep(here.sweep)
  if (one.name === 'sweep twice') return void (await Promise.all([here.sweep(), here.sweep(), here.sweep()]))
  if (one.name === 'refuse') return void (await here.becomes('declined'))
  if (one.name === 'accept') return void (await here.becomes('approved'))
  if (one.name === 'crash') return sweepAsking(() => Promise.reject(new Error('gone')))
  if (one.name === 'lose an answer') {
    sandbox.faults = { beforeAnswer: () => Promise.reject(new Error('lost')) }
    await here.sweep()
    sandbox.faults = {}
    return
  }
  await here.world.server.database.admin('delete from limite')
  await here.freshSession()
  if (one.name === 'cancel amid a sweep') return amidSweep(cancel)
  if (one.name === 'cancel') return cancel()
  if (one.name === 'pay') return void (await here.byCard())
  if ((await here.agree()).statusCode === 200) isAgreed = true
}

/** A sweep that asks for churches by `byId`. Only it does: what is sent to buyers in the background asks for them, too. */
function sweepAsking(byId: ChurchDirectory['byId']): Promise<void> {
  const { services } = here.world.server.app
  return sweepRenewals({ ...services, directory: { ...services.directory, byId } })
}

/** Something else happens when a process has leased the renewal already. */
function amidSweep(work: () => Promise<unknown>): Promise<void> {
  const { directory } = here.world.server.app.services
  let isDone = false
  return sweepAsking(async (id) => {
    if (!isDone) {
      isDone = true
      await work()
    }
    return directory.byId(id)
  })
}

async function cancel(): Promise<void> {
  if ((await here.put({ situacao: 'cancelada' })).statusCode === 200) isAgreed = false
}

/** Charges that were opened more than a day before the end of what was paid. */
const early = () =>
  here.world.server.database.admin(
    `select idempotencia from pedido where idempotencia like 'renovacao %'
       and extract(epoch from data_cadastro) * 1000 < split_part(idempotencia, '-', 2)::bigint - $1::bigint`,
    [DAY],
  )

it('a renewal is paid at most once for a period, and never opened after a cancellation', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 14 }), async (acts) => {
      await here.reset()
      await here.renewing()
      isAgreed = true
      for (const one of acts) {
        const before = (await here.charges()).length
        await run(one)
        const now = await here.charges()
        if (!isAgreed) expect(now).toHaveLength(before)
      }
      await sweepPayments(here.world.server.app.services)
      await here.sweep()
      const made = await here.charges()
      const undecidedOrPaid = made.filter(({ situacao }) => situacao !== 'nao_aprovado' && situacao !== 'cancelado')
      const each = undecidedOrPaid.map(({ period }) => period)
      expect(each).toEqual([...new Set(each)])
      expect(await early()).toEqual([])
      const tries = made.map(({ period, tried }) => `${period} ${tried}`)
      expect(tries).toEqual([...new Set(tries)])
      expect(made.every(({ tried }) => Number(tried) <= 3)).toBe(true)
    }),
    { numRuns: 12, examples: KNOWN, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
  )
}, 240_000)
