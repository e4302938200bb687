import { plainDay } from '@atrio/contract/rules'
import type { FeatureContext } from '../feature/feature-context.ts'

/**
 * The day of the page's data as `YYYY-MM-DD`, in the church's time zone. Does not turn at midnight, as `useToday` does,
 * and so needs no clock on the page.
 */
export const pageDay = ({ now, tenant }: Pick<FeatureContext, 'now' | 'tenant'>): string =>
  plainDay(now, tenant.church.timeZone)
