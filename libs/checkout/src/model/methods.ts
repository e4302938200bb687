import type { InstallmentPlan, PaymentMethod, PaymentMethodKind } from '@atrio/api-client'

/** Gateways that take cards (document 1 section 9); 4 is the wallet app's. */
const CARD_GATEWAYS = [1, 5, 8]
const WALLET_GATEWAY = 4

/** Document 1 section 5: Pix and boleto only for addresses in Brazil. */
const BRAZILIAN: readonly PaymentMethodKind[] = ['pix', 'manualPix', 'boleto']

export const paysFrom = (method: PaymentMethodKind, country: string) => country === 'BR' || !BRAZILIAN.includes(method)

/** The order's methods that this church accepts, in the order's sequence. One without a gateway uses the default. */
export const offeredMethods = (wanted: readonly PaymentMethodKind[], ofChurch: readonly PaymentMethod[]) =>
  wanted.filter((kind) => {
    if (kind !== 'card' && kind !== 'wallet') return true
    const gateway = ofChurch.find((method) => method.kind === kind)?.gatewayId ?? null
    if (kind === 'wallet') return gateway === null || gateway === WALLET_GATEWAY
    return gateway === null || CARD_GATEWAYS.includes(gateway)
  })

export const gatewayOf = (kind: PaymentMethodKind, ofChurch: readonly PaymentMethod[]) =>
  ofChurch.find((method) => method.kind === kind)?.gatewayId ?? null

/** Whether a guest's CPF is required. */
export const needsCpf = (method: PaymentMethodKind | null, country: string) =>
  country === 'BR' && (method === 'pix' || method === 'boleto')

/** The plan advertised before a card is chosen: the most instalments without interest, else the most. */
export function bestPlan(plans: readonly InstallmentPlan[]): InstallmentPlan | undefined {
  const several = plans.filter(({ count }) => count > 1)
  return several.findLast(({ interest }) => interest === 0) ?? several.at(-1)
}
