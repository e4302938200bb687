import type words from '../i18n/pt-BR.json'

/** A key under `rules` of the catalogue: the message of a violated rule. */
export type RuleKey = keyof (typeof words)['rules']

/** Money within a message: integer minor units and an ISO 4217 code. */
export type MoneyValue = { readonly minor: number; readonly currency: string }

export type MessageValues = { readonly [name: string]: string | number | MoneyValue }

/** The error of a field: a message key with its values, or a text from elsewhere. */
export type FieldMessage = { readonly key: RuleKey; readonly values?: MessageValues } | { readonly text: string }
