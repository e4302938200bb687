import { ApiError } from '@atrio/api-client'
import type { FeatureContext } from '@atrio/tenant-core'

/** Whether it does not exist, or not for this person. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Leaves a 404 to the screen, which shows its own message; on the server it is a 404 page. */
export const leaveMissing =
  ({ onServer }: Pick<FeatureContext, 'onServer'>) =>
  (error: unknown): void => {
    if (onServer || !isMissing(error)) throw error
  }
