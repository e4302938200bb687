import { useChurch, useFeatureContext } from '@atrio/tenant-core'

/** Address of a page, for structured data. */
export function usePlaceOf(path: string) {
  const church = useChurch().name
  const { origin } = useFeatureContext()
  return { church, origin, path }
}
