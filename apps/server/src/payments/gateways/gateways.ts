import { gatewayIds, type PaymentMethodCode } from '@atrio/contract'
import type { Config } from '../../runtime/config.ts'
import type { Order } from '../payments.tables.ts'
import type { Gateway } from './gateway.ts'

/** The configured gateways, by id. */
export type Gateways = {
  /** Only sandboxes are configured, so payments may be simulated. */
  readonly isTest: boolean
  /** Origins of providers that tokenise cards, without the payment host. */
  readonly tokenizers: readonly string[]
  /** The gateway id that a church's method goes through; undefined if no configured gateway takes it. */
  idFor(method: PaymentMethodCode, id: number | null): number | undefined
  /**
   * The gateway of an order; undefined for a test order without a sandbox, about which nothing can be known.
   * @throws Error for a real gateway that is not configured
   */
  ofOrder(order: Pick<Order, 'idGatewayPagamento' | 'flagTeste'>): Gateway | undefined
  /** @throws Error where the id is not configured */
  of(id: number): Gateway
  /** The id's gateway, if configured. */
  find(id: number): Gateway | undefined
  named(name: string): Gateway | undefined
  /** Each configured gateway once. */
  readonly all: readonly Gateway[]
}

/** Document 1 section 9: gateway 4 is the wallet app's and takes no cards. */
const goesThrough = (method: PaymentMethodCode, id: number) =>
  method === 'picpay' ? id === gatewayIds.picpay : method !== 'cartao_credito' || id !== gatewayIds.picpay

export function gateways(
  { defaultPaymentGateway }: Pick<Config, 'defaultPaymentGateway'>,
  byId: ReadonlyMap<number, Gateway>,
): Gateways {
  const all = [...byId.values()]
  const find = (id: number) => byId.get(id)
  const of = (id: number) => {
    const gateway = find(id)
    if (!gateway) throw new Error(`no gateway is configured for ${id}`)
    return gateway
  }
  return {
    of,
    ofOrder({ idGatewayPagamento: id, flagTeste }) {
      if (id === null) return undefined
      return flagTeste && !find(id)?.isTest ? undefined : of(id)
    },
    isTest: all.length > 0 && all.every(({ name }) => name === 'sandbox'),
    tokenizers: all.flatMap((gateway) => (gateway.sourceOf ? [new URL(gateway.tokenizer().url).origin] : [])),
    idFor(method, id) {
      const wanted = id ?? (method === 'picpay' ? gatewayIds.picpay : defaultPaymentGateway)
      return goesThrough(method, wanted) && find(wanted)?.takes(method) ? wanted : undefined
    },
    find,
    all: all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index),
    named: (name) => all.find((gateway) => gateway.name === name),
  }
}
