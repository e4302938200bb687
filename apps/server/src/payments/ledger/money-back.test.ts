import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MoneyFact, laterFact, sumUp } from './money-back.ts'

const TOTAL = 10_000
const REFUND = ['pendente', 'feito', 'falhou'] as const
const DISPUTE = ['consulta', 'aberta', 'perdida', 'ganha', 'encerrada'] as const
const fact = fc.oneof(
  fc.record({
    kind: fc.constant('estorno' as const),
    reference: fc.constantFrom('re_1', 're_2', 're_3'),
    amount: fc.constant(3_000),
    status: fc.constantFrom(...REFUND),
  }),
  fc.record({
    kind: fc.constant('disputa' as const),
    reference: fc.constantFrom('dp_1', 'dp_2'),
    amount: fc.constant(TOTAL),
    // one of the ends that exclude each other
    status: fc.constantFrom(...DISPUTE.slice(0, 4)),
  }),
)
const learned = (facts: readonly MoneyFact[]) => {
  const known = new Map<string, MoneyFact>()
  for (const each of facts) if (laterFact(known.get(each.reference), each)) known.set(each.reference, each)
  return sumUp([...known.values()], TOTAL)
}

describe('sumUp', () => {
  it('returns the same sum in any order and with repetitions', () => {
    const shuffled = fc.array(fact, { maxLength: 12 }).chain((facts) =>
      fc.record({
        facts: fc.constant(facts),
        other: fc.shuffledSubarray([...facts, ...facts], { minLength: facts.length * 2 }),
      }),
    )
    fc.assert(fc.property(shuffled, ({ facts, other }) => void expect(learned(other)).toEqual(learned(facts))))
  })

  it.each<[string, MoneyFact[], ReturnType<typeof sumUp>]>([
    [
      'a part that goes back',
      [{ kind: 'estorno', reference: 're_1', amount: 2_500, status: 'pendente' }],
      { returned: 2_500, isDisputed: false, isOver: false },
    ],
    [
      'a refund that fails',
      [{ kind: 'estorno', reference: 're_1', amount: 2_500, status: 'falhou' }],
      { returned: 0, isDisputed: false, isOver: false },
    ],
    [
      'parts that are all of it',
      [
        { kind: 'estorno', reference: 're_1', amount: 2_500, status: 'feito' },
        { kind: 'estorno', reference: 're_2', amount: 7_500, status: 'feito' },
      ],
      { returned: TOTAL, isDisputed: false, isOver: true },
    ],
    [
      'an inquiry, which withholds nothing',
      [{ kind: 'disputa', reference: 'dp_1', amount: TOTAL, status: 'consulta' }],
      { returned: 0, isDisputed: false, isOver: false },
    ],
    [
      'an open dispute',
      [{ kind: 'disputa', reference: 'dp_1', amount: TOTAL, status: 'aberta' }],
      { returned: 0, isDisputed: true, isOver: false },
    ],
    [
      'a dispute that is lost, whatever its amount',
      [{ kind: 'disputa', reference: 'dp_1', amount: 9_900, status: 'perdida' }],
      { returned: 9_900, isDisputed: false, isOver: true },
    ],
  ])('counts %s', (_name, facts, expected) => expect(sumUp(facts, TOTAL)).toEqual(expected))
})
