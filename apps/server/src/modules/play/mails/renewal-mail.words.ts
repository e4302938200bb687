import type { PersonLanguage } from '../../../platform/church/person-language.ts'
import type { RenewalMailWords } from './renewal-mail-kinds.ts'
import { english } from './renewal-mail.en.words.ts'
import { spanish } from './renewal-mail.es.words.ts'
import { portuguese } from './renewal-mail.pt.words.ts'

export const renewalMailWords: Record<PersonLanguage, RenewalMailWords> = {
  pt_BR: portuguese,
  en: english,
  es: spanish,
}
