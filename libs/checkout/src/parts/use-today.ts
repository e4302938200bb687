import { useFeatureContext } from '@atrio/tenant-core'

/** Today by the page's clock, `YYYY-MM-DD`. */
export const useToday = (): string => new Date(useFeatureContext().now).toISOString().slice(0, 10)
