import { useCallback, useState } from 'react'
import type { FieldMessage } from '../rules/field-message.ts'
import { messageOfCode, type Refusal } from './refusal.ts'

type Said = {
  fields: Readonly<Record<string, FieldMessage>>
  /** Message for the whole form. */
  whole?: string
  /** Refused without any field error or message that could be shown. */
  failed: boolean
}

const NOTHING: Said = { fields: {}, failed: false }

/** The server's errors of the last submission: at their fields until those change, the rest in one place. */
export function useServerErrors(
  hasField: (name: string) => boolean,
  say: (message: FieldMessage) => string,
  wordsOfCode: ((code: string, field: string) => string | undefined) | undefined,
) {
  const [said, setSaid] = useState<Said>(NOTHING)

  const refuse = ({ fieldErrors = {}, message }: Refusal) => {
    const entries = Object.entries(fieldErrors).map(([field, code]) => {
      const text = wordsOfCode?.(code, field)
      return { field, message: text ? { text } : messageOfCode(code) }
    })
    const landed = entries.filter(({ field }) => hasField(field))
    // "Check this field" is useless for a field that is not shown.
    const elsewhere = entries.filter(
      ({ field, message: found }) => !hasField(field) && !('key' in found && found.key === 'invalid'),
    )
    const whole = [message, ...elsewhere.map(({ message: found }) => say(found))].filter(Boolean).join(' ')
    setSaid({
      fields: Object.fromEntries(landed.map(({ field, message: found }) => [field, found])),
      ...(whole && { whole }),
      failed: landed.length < entries.length || landed.length === 0,
    })
  }
  const forget = useCallback(() => setSaid(NOTHING), [])
  const forgetField = (name: string) =>
    setSaid((before) => {
      if (!(name in before.fields)) return before
      return {
        ...before,
        fields: Object.fromEntries(Object.entries(before.fields).filter(([field]) => field !== name)),
      }
    })
  return { said, refuse, forget, forgetField }
}
