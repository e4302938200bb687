import type { PaymentMethodCode } from '@atrio/contract'
import type { Config } from '../../../config.ts'
import type { Gateway } from './gateway.ts'

/** Which gateway answers for which id. */
export type Gateways = {
  /** Only sandboxes answer: what a test may play, it plays. */
  readonly isTest: boolean
  /** Origins of providers that cards become tokens at; the payment host is not among them. */
  readonly tokenizers: readonly string[]
  /** The id that a church's method is taken by; undefined where nothing that is configured takes it. */
  idFor(method: PaymentMethodCode, id: number | null): number | undefined
  /** @throws Error where the id is not configured */
  of(id: number): Gateway
  /** The id's gateway, if there is one. */
  find(id: number): Gateway | undefined
  named(name: string): Gateway | undefined
}

export function gateways(
  { defaultPaymentGateway }: Pick<Config, 'defaultPaymentGateway'>,
  byId: ReadonlyMap<number, Gateway>,
): Gateways {
  const all = [...byId.values()]
  const find = (id: number) => byId.get(id)
  return {
    isTest: all.length > 0 && all.every(({ name }) => name === 'sandbox'),
    tokenizers: all.flatMap((gateway) => (gateway.sourceOf ? [new URL(gateway.tokenizer().url).origin] : [])),
    idFor(method, id) {
      const wanted = id ?? defaultPaymentGateway
      return find(wanted)?.takes(method) ? wanted : undefined
    },
    of(id) {
      const gateway = find(id)
      if (!gateway) throw new Error(`no gateway is configured for ${id}`)
      return gateway
    },
    find,
    named: (name) => all.find((gateway) => gateway.name === name),
  }
}
