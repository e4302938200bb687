import { assertNoTransaction } from '../../database/open-transaction.ts'
import type { Gateway } from './gateway.ts'

/** What answers from memory; everything else asks a provider. */
const ANSWERED_HERE: readonly (string | symbol)[] = ['takes', 'tokenizer', 'tokenize', 'read']

/** The gateway, which throws where its provider would be asked inside of a transaction: none has to wait for a provider. */
export const outsideTransactions = (gateway: Gateway): Gateway => guarded(gateway, `the gateway ${gateway.name}`)

function guarded<T extends object>(target: T, name: string): T {
  return new Proxy(target, {
    get(_, property) {
      const value: unknown = Reflect.get(target, property)
      if (ANSWERED_HERE.includes(property)) return value
      if (typeof value === 'object' && value !== null) return guarded(value, name) as unknown
      if (typeof value !== 'function') return value
      return (...asked: unknown[]): unknown => {
        assertNoTransaction(name)
        return Reflect.apply(value, target, asked)
      }
    },
  })
}
