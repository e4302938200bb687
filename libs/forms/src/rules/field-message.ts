import type words from '../i18n/pt-BR.json'

/** A key under `rules` of the catalogue: which sentence says what is wrong. */
export type RuleKey = keyof (typeof words)['rules']

/** Money within a message: integer minor units and an ISO 4217 code. */
export type MoneyValue = { readonly minor: number; readonly currency: string }

export type MessageValues = { readonly [name: string]: string | number | MoneyValue }

/** What is wrong with a field: a sentence of ours with its values, or words that somebody else gave. */
export type FieldMessage = { readonly key: RuleKey; readonly values?: MessageValues } | { readonly text: string }
