import { useChurch, useFeatureContext } from '@atrio/tenant-core'

/** Where a page stands, for what search engines are told of it. */
export function usePlaceOf(path: string) {
  const church = useChurch().name
  const { origin } = useFeatureContext()
  return { church, origin, path }
}
