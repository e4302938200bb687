import { churchApi, personalListsApi, referenceApi, type RegistrationSettings } from '@atrio/api-client'
import type { Option, PostalLookup } from '@atrio/forms'
import { useLocale } from '@atrio/i18n'
import { failureOf, useApi } from '@atrio/tenant-core'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'

type Fields = RegistrationSettings['fields']

/** What a field chooses from. */
export type AskedList = {
  options: readonly Option[]
  /** It has loaded, and there is nothing to choose. */
  empty: boolean
  failed: boolean
  busy: boolean
  retry: () => void
}

function listOf<Row>(query: UseQueryResult<Row[]>, optionOf: (row: Row) => Option): AskedList {
  const { data } = query
  const { failed, busy, retry } = failureOf(query)
  return { options: data?.map(optionOf) ?? [], empty: data?.length === 0, failed: failed && !data, busy, retry }
}

/** The lists that the asked fields choose from. */
export function useRegistrationLists({ fields }: Pick<RegistrationSettings, 'fields'>) {
  const api = useApi()
  const locale = useLocale()
  const asks = (name: string) => fields.some((field) => field.name === name)
  return {
    countries: listOf(
      useQuery({ ...api.q(referenceApi.countries, {}), enabled: asks('address') }),
      ({ code, names }) => ({ value: code, label: names[locale] }),
    ),
    occupation: listOf(
      useQuery({ ...api.q(personalListsApi.occupations, {}), enabled: asks('occupation') }),
      ({ id, names }) => ({ value: String(id), label: names[locale] }),
    ),
    maritalStatus: listOf(
      useQuery({ ...api.q(personalListsApi.maritalStatuses, {}), enabled: asks('maritalStatus') }),
      ({ status, names }) => ({ value: status, label: names[locale] }),
    ),
    congregation: listOf(
      useQuery({ ...api.q(churchApi.congregations, {}), enabled: asks('congregation') }),
      ({ id, name }) => ({ value: String(id), label: name }),
    ),
  }
}

const CHOSEN = ['occupation', 'maritalStatus', 'congregation'] as const

/** The asked fields: a church that requires a choice but lists nothing to choose must not shut people out. */
export function useAnswerableFields(fields: Fields): Fields {
  const lists = useRegistrationLists({ fields })
  const empty = CHOSEN.filter((name) => lists[name].empty).join()
  return useMemo(() => {
    if (empty === '') return fields
    const optional = empty.split(',')
    return fields.map(({ name, required }) => ({ name, required: required && !optional.includes(name) }))
  }, [fields, empty])
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
