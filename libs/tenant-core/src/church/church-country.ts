import type { Church } from '@atrio/api-client'
import { churchCountry } from '@atrio/contract/rules'
import { useChurch } from '../feature/feature-provider.tsx'

/** ISO 3166 country of a church. Without an address it follows the currency: Brazil or the United States. */
export const countryOfChurch = ({ address, currency }: Pick<Church, 'address' | 'currency'>): string =>
  churchCountry(address?.country, currency)

/** The church's country: decides about Brazilian fields such as the CPF. */
export const useChurchCountry = (): string => countryOfChurch(useChurch())
