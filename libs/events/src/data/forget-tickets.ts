import { registrationsApi } from '@atrio/api-client'
import type { FeatureContext } from '@atrio/tenant-core'

/** Invalidates the person's registrations and tickets, so that they are fetched again when next shown. */
export const forgetTickets = ({ api, queryClient }: FeatureContext) =>
  api.invalidate(queryClient, registrationsApi.events, registrationsApi.tickets)
