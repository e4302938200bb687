import Type, { type TObject, type TProperties, type TSchema } from 'typebox'
import { MAX_ADDRESS_LENGTH } from '../../runtime/mail-address.ts'

/**
 * The building blocks of the content format's schemas. A `format` marks a text with a meaning; field-rules.ts validates
 * and converts it.
 */

/** An object that refuses unknown fields: a misspelt name must not pass silently. */
export const Fields = <T extends TProperties>(properties: T): TObject<T> =>
  Type.Object(properties, { additionalProperties: false })

export const Maybe = <T extends TSchema>(schema: T) => Type.Optional(schema)

/** A line or paragraph of text; markup in it is shown literally. */
export const Text = (maxLength = 300) => Type.String({ minLength: 1, maxLength })
export const Flag = Type.Boolean()

/** Integer minor units of the church's currency: R$ 85,00 is 8500. */
export const Money = Type.Integer({ minimum: 0, maximum: 100_000_000 })

export const InstantText = Type.String({ format: 'content-instant' })
export const TimeZone = Type.String({ format: 'content-time-zone' })
export const Currency = Type.String({ format: 'content-currency' })
export const HexColour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })

/** An https or http address, `mailto:` or `tel:`. */
export const Link = Type.String({ format: 'content-link', maxLength: 500 })
/** A link, or a path of the portal that begins with one slash. */
export const LinkOrPath = Type.String({ format: 'content-link-or-path', maxLength: 500 })
export const HostName = Type.String({ format: 'content-host', maxLength: 253 })
/** One plain e-mail address, fit for the header of a mail. */
export const MailAddress = Type.String({ format: 'content-mail-address', maxLength: MAX_ADDRESS_LENGTH })
/** Addresses of this machine and of networks of one's own (RFC 1918), where a site is built before it has a certificate. */
const OWN_NETWORK =
  '(?:127|10)(?:\\.\\d{1,3}){3}|192\\.168(?:\\.\\d{1,3}){2}|172\\.(?:1[6-9]|2\\d|3[01])(?:\\.\\d{1,3}){2}'
/** The origin of a site: scheme, host and port only. http on localhost and in networks of one's own alone. */
export const ORIGIN = new RegExp(
  `^(?:https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http://(?:(?:[a-z0-9-]+\\.)*localhost|${OWN_NETWORK}))(?::\\d{1,5})?$`,
)
export const Origin = Type.String({ pattern: ORIGIN.source, maxLength: 253 })
export const Slug = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,62}$' })
export const Latitude = Type.Number({ minimum: -90, maximum: 90 })
export const Longitude = Type.Number({ minimum: -180, maximum: 180 })

/** A picture file in the folder. */
export const Picture = Fields({
  arquivo: Type.String({ format: 'content-picture', maxLength: 200 }),
  descricao: Maybe(Text()),
})

/** A score file in the folder: a PDF or a picture. */
export const Score = Fields({
  arquivo: Type.String({ format: 'content-score', maxLength: 200 }),
  nome: Text(120),
})

/** A recording file in the folder. */
export const Recording = Type.String({ format: 'content-recording', maxLength: 200 })

/** A video file in the folder: an MP4, or the playlist of an HLS stream with its segments. */
export const Video = Type.String({ format: 'content-video', maxLength: 200 })

/** Subtitles of a video: a WebVTT file in the folder, its language, and that language's name in itself. */
export const Subtitles = Fields({
  arquivo: Type.String({ format: 'content-subtitles', maxLength: 200 }),
  idioma: Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$' }),
  rotulo: Text(60),
})

export const Address = Fields({
  logradouro: Maybe(Text()),
  numero: Maybe(Text(20)),
  complemento: Maybe(Text()),
  bairro: Maybe(Text()),
  cidade: Maybe(Text()),
  estado: Maybe(Text()),
  pais: Type.String({ pattern: '^[A-Z]{2}$' }),
  cep: Maybe(Text(20)),
})

/** A body may be HTML, which is sanitised but not converted: exports are written so. */
export const BodyFormat = Type.Enum(['markdown', 'html'])
