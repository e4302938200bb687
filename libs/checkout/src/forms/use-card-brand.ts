import { useQuery } from '@tanstack/react-query'

/**
 * What a card is while its number is typed: its brand's name, and how many digits its code has. The table of brands
 * comes with the first digit; without it a card is any card.
 */
export function useCardBrand(number: string): { brand: string | null; digits: number } {
  const { data: brands } = useQuery({
    queryKey: ['checkout.brands'],
    queryFn: () => import('../model/card-brands.ts'),
    staleTime: Infinity,
    enabled: number !== '',
  })
  return { brand: brands?.brandOf(number) ?? null, digits: brands?.cvvSize(number) ?? 3 }
}
