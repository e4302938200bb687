import { registrationsApi } from '@atrio/api-client'
import type { FeatureContext } from '@atrio/tenant-core'

/** What a person has of events is asked again when it is next looked at. */
export const forgetTickets = ({ api, queryClient }: FeatureContext) =>
  api.invalidate(queryClient, registrationsApi.events, registrationsApi.tickets)
