import type { AnyObject, Flags, Maybe, Reference } from 'yup'

/** A country code (ISO 3166, two letters), or the field that holds it. */
export type Country = string | Reference<string>

/** The methods that `registerRules` adds to yup's schemas. All but `required` and `accepted` accept empty values. */
declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Never stored in a draft. */
    secret?: boolean
  }

  interface StringSchema<
    TType extends Maybe<string> = string | undefined,
    TContext = AnyObject,
    TDefault = undefined,
    TFlags extends Flags = '',
  > {
    /** Equal to another field; secret, as passwords are. */
    confirmed(other: string | Reference<string>): StringSchema<TType, TContext, TDefault, TFlags>
    /** Letters of any script, and spaces. */
    alphaSpaces(): this
    /** A real day before today, typed in the language's short format. */
    birthdate(): this
    date(): this
    cpf(): this
    brPhone(): this
    /** Brazil's rule or E.164, by the country (ISO 3166) or the field that holds it. */
    phone(country: Country): this
    cep(): this
    /** A CEP, a ZIP code, or the general format of postal codes, by country. */
    postalCode(country: Country): this
    /** MM/AA or MM/AAAA. */
    cardDate(): this
    /** ASCII digits only. */
    numeric(): this
    integer(): this
    /** Exactly so many digits. */
    digits(count: number): this
    /** By numeric value, inclusive. */
    between(min: number, max: number): this
    minValue(min: number): this
    maxValue(max: number): this
    /** Marks a field that no draft may store: current password, card number, CVV. */
    secret(): this
  }

  interface NumberSchema<
    TType extends Maybe<number> = number | undefined,
    TContext = AnyObject,
    TDefault = undefined,
    TFlags extends Flags = '',
  > {
    between(min: number, max: number): NumberSchema<TType, TContext, TDefault, TFlags>
    /** Greater than an amount in minor units; a gift must exceed its reason's minimum. */
    exceeds(minor: number, currency: string): this
    /** At most an amount in minor units. */
    upTo(minor: number, currency: string): this
    /** The wallet app's R$ 4.999,99 per donation; the value is in cents. */
    walletMaximum(): this
  }

  interface BooleanSchema<
    TType extends Maybe<boolean> = boolean | undefined,
    TContext = AnyObject,
    TDefault = undefined,
    TFlags extends Flags = '',
  > {
    /** Checked, as terms have to be. */
    accepted(): BooleanSchema<TType, TContext, TDefault, TFlags>
  }

  interface MixedSchema<
    TType extends Maybe<NonNullable<unknown>> = NonNullable<unknown> | undefined,
    TContext = AnyObject,
    TDefault = undefined,
    TFlags extends Flags = '',
  > {
    fileSize(maxBytes: number): MixedSchema<TType, TContext, TDefault, TFlags>
    /** MIME types (`image/png`, `image/*`) or endings (`.pdf`). */
    fileType(...types: string[]): this
    /** A picture that browsers draw, SVG apart. */
    image(): this
    /** Exactly so many pixels. */
    dimensions(width: number, height: number): this
  }
}
