import { ApiError } from '@atrio/api-client'
import type { FeatureContext } from '@atrio/tenant-core'

/** What is not there, or not for this person. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Leaves what is missing to the screen, which says so in its words; in the server's page it is a page that is not there. */
export const leaveMissing =
  ({ onServer }: Pick<FeatureContext, 'onServer'>) =>
  (error: unknown): void => {
    if (onServer || !isMissing(error)) throw error
  }
