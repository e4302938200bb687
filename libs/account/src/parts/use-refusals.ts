import { useTranslation } from '@atrio/i18n'
import type { Refusal } from '@atrio/forms'
import { refusalWords, refusedFields } from '../model/refusal-words.ts'

const FIELD_WORDS = ['email_not_found', 'wrong_password', 'common', 'same', 'fileSize'] as const

/** Maps refusals to messages and field errors for the sign-in forms: `useForm({ ...useRefusals(), … })`. */
export function useRefusals() {
  const { t } = useTranslation('account')
  return {
    readRefusal: (error: unknown): Refusal => {
      const words = refusalWords(error)
      const count = words && 'count' in words ? { count: words.count } : {}
      return { fieldErrors: refusedFields(error), ...(words && { message: t(`errors.${words.key}`, count) }) }
    },
    wordsOfCode: (code: string) => {
      const known = FIELD_WORDS.find((one) => one === code)
      return known && t(`fieldErrors.${known}`)
    },
  }
}
