export type MailLanguage = 'pt_BR' | 'en' | 'es'

/** `{church}` and `{password}` are placeholders; each line is a paragraph. */
export type Words = { subject: string; lines: string[]; button?: string }
