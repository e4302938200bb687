import { useChurch } from '@atrio/tenant-core'

/** ISO 3166: where the church is, and most of those who register there. */
export function useChurchCountry(): string {
  const { address, locale } = useChurch()
  return address?.country ?? (locale === 'pt-BR' ? 'BR' : 'US')
}
