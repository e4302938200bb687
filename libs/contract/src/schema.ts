import Type, { type TSchema } from 'typebox'

/** A field that the answer always has, but that may hold nothing. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** An instant: ISO 8601 with zone. */
export const Instant = Type.String({ format: 'date-time' })

/** One that is sent to us, as `toISOString` writes it: without leap seconds and years that no clock or database takes. */
export const SentInstant = Type.String({
  format: 'date-time',
  pattern: '^2\\d{3}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(\\.\\d{1,3})?Z$',
  maxLength: 24,
})

/** Money: integer minor units (cents) of the currency named beside it. */
export const MinorUnits = Type.Integer({ minimum: 0 })

/** A row's id, as JSON. */
export const Id = Type.Integer({ minimum: 1 })

/** A row's id in a path or query: digits without a leading zero, nothing else (`1e3` and `0x10` are no ids). */
export const IdText = Type.String({ pattern: '^[1-9]\\d{0,15}$' })

/** A slug or code in a path or query. */
export const SlugText = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$' })

/** A picture: its address and description. */
export const ImagemWire = Type.Object({ url: Type.String(), descricao: Type.Optional(Type.String()) })
export type ImagemWire = Type.Static<typeof ImagemWire>

export const EnderecoWire = Type.Object({
  logradouro: Nullable(Type.String()),
  numero: Nullable(Type.String()),
  complemento: Nullable(Type.String()),
  bairro: Nullable(Type.String()),
  cidade: Nullable(Type.String()),
  estado: Nullable(Type.String()),
  pais: Type.String({ description: 'ISO 3166-1 alpha-2' }),
  cep: Nullable(Type.String()),
})
export type EnderecoWire = Type.Static<typeof EnderecoWire>
