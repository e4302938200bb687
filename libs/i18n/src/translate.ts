import type { Messages } from './index.ts'

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutForm<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key

/** The dotted keys of a catalogue; a message with plural forms has one. */
type MessageKey<Branch> = {
  [Key in keyof Branch & string]: Branch[Key] extends string ? WithoutForm<Key> : `${Key}.${MessageKey<Branch[Key]>}`
}[keyof Branch & string]

/**
 * Gives the messages of one namespace. A type of our own: i18next's knows one list of catalogues for the whole program,
 * and that one belongs to the application around us (docs/decisions/0075).
 */
export type Translate<Namespace extends keyof Messages> = {
  (key: MessageKey<Messages[Namespace]>): string
  (key: MessageKey<Messages[Namespace]>, values: { readonly count?: number; readonly [name: string]: unknown }): string
}
