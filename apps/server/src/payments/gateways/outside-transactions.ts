import { assertNoTransaction } from '../../database/open-transaction.ts'
import type { Gateway } from './gateway.ts'

/** Answered from memory; all other members contact the provider. */
const LOCAL_MEMBERS: readonly (string | symbol)[] = ['takes', 'tokenizer', 'tokenize', 'read']

/** The gateway, which throws when its provider would be called inside a transaction: no transaction may wait for it. */
export const outsideTransactions = (gateway: Gateway): Gateway => guarded(gateway, `the gateway ${gateway.name}`)

function guarded<T extends object>(target: T, name: string): T {
  return new Proxy(target, {
    get(_, property) {
      const value: unknown = Reflect.get(target, property)
      if (LOCAL_MEMBERS.includes(property)) return value
      if (typeof value === 'object' && value !== null) return guarded(value, name) as unknown
      if (typeof value !== 'function') return value
      return (...asked: unknown[]): unknown => {
        assertNoTransaction(name)
        return Reflect.apply(value, target, asked)
      }
    },
  })
}
