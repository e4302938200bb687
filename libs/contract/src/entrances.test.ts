import { expect, it } from 'vitest'
import * as schemas from './index.ts'
import * as rules from './rules/index.ts'

it('the two entrances of the contract export no name twice, so that a rule is written once', () => {
  expect(Object.keys(rules).filter((name) => name in schemas)).toEqual([])
})
