import { useQuery } from '@tanstack/react-query'

/** The street map and its library, which load for those who want one. */
export const useStreetMapCode = (isWanted: boolean) =>
  useQuery({
    queryKey: ['code', 'map.streets'],
    queryFn: async () => ({ StreetMap: (await import('../streets/street-map.tsx')).StreetMap }),
    enabled: isWanted,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
    // code is no data to compare
    structuralSharing: false,
  })
