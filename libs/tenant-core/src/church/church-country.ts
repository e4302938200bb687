import type { Church } from '@atrio/api-client'
import { useChurch } from '../feature/feature-provider.tsx'

/** ISO 3166: where a church is. One that has no address is where its money is: in Brazil, or in the United States. */
export const countryOfChurch = ({ address, currency }: Pick<Church, 'address' | 'currency'>): string =>
  address?.country ?? (currency === 'BRL' ? 'BR' : 'US')

/** Where this church is, and most of those who register there: what is asked only in Brazil (a CPF) hangs on it. */
export const useChurchCountry = (): string => countryOfChurch(useChurch())
