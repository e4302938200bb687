import { isAttributionPage, isTileTemplate } from '@atrio/contract/rules'

/** Reads the text of a setting, or says what it should be. */
export type Read<T> = (text: string) => T | { wrong: string }

export const wrong = (expected: string) => ({ wrong: expected })
export const isWrong = (value: unknown): value is { wrong: string } =>
  typeof value === 'object' && value !== null && 'wrong' in value

export const text: Read<string> = (value) => value
export const integer =
  (from: number, to: number): Read<number> =>
  (value) =>
    /^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to
      ? Number(value)
      : wrong(`a whole number from ${from} to ${to}`)
export const oneOf =
  <T extends string | number>(values: readonly T[]): Read<T> =>
  (value) =>
    values.find((known) => String(known) === value) ?? wrong(`one of ${values.join(', ')}`)
export const yesOrNo: Read<boolean> = (value) =>
  value === 'true' || value === 'false' ? value === 'true' : wrong('true or false')
export const list: Read<string[]> = (value) => value.split(/[\s,]+/).filter(Boolean)
export const hostName: Read<string> = (value) =>
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(value) ? value : wrong('a host name in small letters, such as atrio.example')
export const origins: Read<string[]> = (value) => {
  const found = value.split(/[\s,]+/).filter(Boolean)
  const each = found.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin)
  return each ? found : wrong('origins such as https://www.example.org, separated by commas, without a path')
}
export const template: Read<string> = (value) =>
  URL.canParse(value.replace(/\{(lang|code|query)\}/g, 'x')) && /^https?:/.test(value)
    ? value
    : wrong('an https address, with its {…} parts where they belong')
export const origin: Read<string> = (value) =>
  /^https?:\/\/[^/]*\{host\}[^/]*$/.test(value) ? value : wrong('an origin with {host} in it, such as https://{host}')
export const secret: Read<string> = (value) => (value.length >= 32 ? value : wrong('at least 32 characters'))
export const smtp: Read<string> = (value) =>
  /^smtps?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')
    ? value
    : wrong('an address such as smtps://user:password@mail.example:465')
export const redisUrl: Read<string> = (value) =>
  URL.canParse(value) && /^rediss?:\/\/[^/]+(\/\d*)?$/.test(value)
    ? value
    : wrong('an address such as redis://:password@redis.example:6379/0, or with rediss for TLS')
export const prefix: Read<string> = (value) =>
  /^[\w.:-]{1,64}$/.test(value) ? value : wrong('up to 64 letters, digits and . : _ -')
export const email: Read<string> = (value) => (/^[^\s@<>]+@[^\s@<>]+$/.test(value) ? value : wrong('an e-mail address'))
export const tileTemplate: Read<string> = (value) =>
  isTileTemplate(value)
    ? value
    : wrong('an https address with {z}, {x} and {y} once each after its host: https://tiles.example/{z}/{x}/{y}.png')
export const attributionPage: Read<string> = (value) => (isAttributionPage(value) ? value : wrong('an https address'))
export const service: Read<string> = (value) =>
  URL.canParse(value) && /^https?:/.test(value) ? value.replace(/(?<!\/)\/+$/, '') : wrong('an https address')

export const bucket: Read<string> = (value) =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value)
    ? value
    : wrong('the name of a bucket: 3 to 63 small letters, digits, dots and hyphens')
export const keyPrefix: Read<string> = (value) =>
  /^(?:\w[\w.-]{0,62}\/){0,8}\w[\w.-]{0,62}\/?$/.test(value)
    ? value.replace(/\/?$/, '/')
    : wrong('names of letters, digits and . _ - with slashes between them, such as churches/atrio')

export const vapidKey =
  (bytes: number): Read<string> =>
  (value) =>
    /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes
      ? value
      : wrong(`${bytes} bytes in base64url, as \`npx web-push generate-vapid-keys\` makes them`)
export const vapidSubject: Read<string> = (value) =>
  /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value)
    ? value
    : wrong('mailto:name@church.example, or an https address')
export const loopback: Read<string> = (value) =>
  /^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(value)
    ? value
    : wrong('an origin of this machine, such as http://127.0.0.1:4299')
