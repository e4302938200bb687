import { useQuery } from '@tanstack/react-query'

/**
 * A card's brand and the length of its security code, while its number is typed. The table of brands loads with the
 * first digit; before that any length passes.
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
