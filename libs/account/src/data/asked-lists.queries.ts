import { churchApi, referenceApi, type RegistrationSettings } from '@atrio/api-client'
import type { PostalLookup } from '@atrio/forms'
import { useLocale } from '@atrio/i18n'
import { useApi } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'

/** The lists that the asked fields choose from; a list that fails to load is empty, and its field becomes free text. */
export function useRegistrationLists(settings: Pick<RegistrationSettings, 'fields'>) {
  const api = useApi()
  const locale = useLocale()
  const asks = (name: string) => settings.fields.some((field) => field.name === name)
  const countries = useQuery({ ...api.q(referenceApi.countries, {}), enabled: asks('address') }).data ?? []
  const occupations = useQuery({ ...api.q(referenceApi.occupations, {}), enabled: asks('occupation') }).data ?? []
  const statuses = useQuery({ ...api.q(referenceApi.maritalStatuses, {}), enabled: asks('maritalStatus') }).data ?? []
  const congregations = useQuery({ ...api.q(churchApi.congregations, {}), enabled: asks('congregation') }).data ?? []
  return {
    countries: countries.map(({ code, names }) => ({ value: code, label: names[locale] })),
    occupations: occupations.map(({ id, names }) => ({ value: String(id), label: names[locale] })),
    maritalStatuses: statuses.map(({ status, names }) => ({ value: status, label: names[locale] })),
    congregations: congregations.map(({ id, name }) => ({ value: String(id), label: name })),
  }
}

/** States of a country, for an address outside Brazil; empty when they fail to load: the field is free text then. */
export function useStates(country: string) {
  const asked = { ...useApi().q(referenceApi.states, { country }), enabled: country !== '' && country !== 'BR' }
  return (useQuery(asked).data ?? []).map(({ code, name }) => ({ value: code, label: name }))
}

/** Addresses by postal code, through our server. */
export function usePostalCodes(): PostalLookup {
  const api = useApi()
  return async (country, code) => {
    const { address } = await (country === 'BR'
      ? api.run(referenceApi.cep, { cep: code })
      : api.run(referenceApi.zip, { country, zip: code }))
    if (!address) return null
    const { street, neighborhood, city, state } = address
    return {
      ...(street && { street }),
      ...(neighborhood && { neighborhood }),
      ...(city && { city }),
      ...(state && { state }),
    }
  }
}
