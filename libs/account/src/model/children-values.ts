import type { Child, ChildDraft } from '@atrio/api-client'
import { readDate, writeDate } from '@atrio/forms'
import type { Locale } from '@atrio/i18n'

/** A child as the form holds it; empty texts mean no value. */
export type ChildValues = { name: string; birthDate: string; sex: string; remarks: string }

export const childValues = (child: Child | undefined, locale: Locale): ChildValues => ({
  name: child?.name ?? '',
  birthDate: writeDate(child?.birthDate ?? '', locale),
  sex: child?.sex ?? '',
  remarks: child?.remarks ?? '',
})

export const childDraft = ({ name, birthDate, sex, remarks }: ChildValues, locale: Locale): ChildDraft => ({
  name: name.trim(),
  birthDate: birthDate ? readDate(birthDate, locale) : null,
  sex: (sex || null) as ChildDraft['sex'],
  remarks: remarks.trim() || null,
})

/** Whole years between a birthday and a day, both `YYYY-MM-DD`. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
