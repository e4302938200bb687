import type { PersonLanguage } from '../church/person-language.ts'

export type MailLanguage = PersonLanguage

/** `{church}` and `{password}` are placeholders; each line is a paragraph. */
export type Words = { subject: string; lines: string[]; button?: string }
