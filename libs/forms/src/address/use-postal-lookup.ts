import { onlyDigits } from '@atrio/contract/rules'
import { useRef, useState } from 'react'

/** The address of a postal code; unknown parts are left out. */
export type FoundAddress = { street?: string; neighborhood?: string; city?: string; state?: string }
export type FoundField = keyof FoundAddress

/** Looks up the address of a postal code; null when there is none. A rejection counts as none. */
export type PostalLookup = (country: string, code: string) => Promise<FoundAddress | null>

export type LookupState = 'idle' | 'searching' | 'found' | 'notFound'

const foundFields: readonly FoundField[] = ['street', 'neighborhood', 'city', 'state']
const completeLength: Readonly<Record<string, number>> = { BR: 8, US: 5 }

/**
 * Fills an address from its complete postal code. Only empty fields, and those that an earlier code has filled, are
 * written: typed fields are kept. A late answer for another code is ignored; after a failure everything can be typed.
 */
export function usePostalLookup(
  lookup: PostalLookup | undefined,
  current: () => Readonly<Record<FoundField, string>>,
  fill: (field: FoundField, value: string) => void,
) {
  const [state, setState] = useState<LookupState>('idle')
  const asked = useRef('')
  const filled = useRef<FoundAddress>({})

  const take = (found: FoundAddress) => {
    const now = current()
    for (const field of foundFields) {
      const value = found[field]
      if (!value || (now[field] !== '' && now[field] !== filled.current[field])) continue
      filled.current = { ...filled.current, [field]: value }
      fill(field, value)
    }
  }

  const onCode = async (country: string, text: string): Promise<void> => {
    const code = onlyDigits(text)
    const key = `${country} ${code}`
    if (key === asked.current) return
    asked.current = key
    if (!lookup || code.length !== completeLength[country]) return setState('idle')
    setState('searching')
    const found = await lookup(country, code).catch(() => null)
    if (asked.current !== key) return
    if (found) take(found)
    setState(found ? 'found' : 'notFound')
  }
  return { state, onCode }
}
