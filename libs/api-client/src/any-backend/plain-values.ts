import { dayOf, instantOf } from './dates.ts'
import { isRecord } from './envelopes.ts'

const DAYS = /^(?:data(?:Nascimento|Casamento|Batismo|Vencimento)?|proximaData)$/
const INSTANTS = /^(?:data[A-Z]|published_at$|expiraEm$|proximaTentativa$|desatualizadoDesde$|videoPublishedAt$)/
const FLAGS = /^flag[A-Z]/

const flagOf = (value: unknown) =>
  typeof value === 'boolean' ? value : value === 1 || value === '1' || value === 'true'

/**
 * An answer with every date and flag in the contract's form, by the names of its fields. What can't be read is left out,
 * as if the backend did not have it.
 */
export function plainValues(value: unknown, timeZone: string): unknown {
  if (Array.isArray(value)) return value.map((item) => plainValues(item, timeZone))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, plainField(name, field, timeZone)] as const),
  )
}

function plainField(name: string, field: unknown, timeZone: string): unknown {
  // lists and envelopes may be called `data` as well
  if (field === null || Array.isArray(field) || (name === 'data' && isRecord(field) && !('date' in field)))
    return plainValues(field, timeZone)
  if (DAYS.test(name)) return dayOf(field)
  if (INSTANTS.test(name)) return instantOf(field, timeZone)
  return FLAGS.test(name) ? flagOf(field) : plainValues(field, timeZone)
}
