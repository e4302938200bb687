import { ApiError, signUpApi, type Api, type RegistrationSettings } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'

export const NO_REGISTRATION_FIELDS: RegistrationSettings = {
  fields: [],
  customFields: [],
  termsUrl: null,
  discreet: false,
}

/** What this church asks of people who register; no extra fields when the backend does not know the question. */
export const registrationSettingsQuery = (api: Api) => {
  const { queryKey, queryFn } = api.q(signUpApi.registrationSettings, {})
  return {
    queryKey,
    queryFn: async (context: { signal?: AbortSignal }) => {
      try {
        return await queryFn(context)
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return NO_REGISTRATION_FIELDS
        throw error
      }
    },
  }
}

export const useRegistrationSettings = () => useQuery(registrationSettingsQuery(useApi()))
