/** The languages that the portal speaks; the wire's `pt_BR` becomes `pt-BR` at the border, since Intl throws on `_`. */
export type Locale = 'pt-BR' | 'en' | 'es'

export const locales: readonly Locale[] = ['pt-BR', 'en', 'es']

/** True for a value that is one of ours; narrows cookies and stored settings. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)
