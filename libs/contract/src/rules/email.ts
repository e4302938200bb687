/** As browsers have it for `<input type=email>`, with a dot in the domain besides: no person has an address without. */
const SHAPE =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** Whether a text is an e-mail address that mail can be sent to; at most 254 characters (RFC 5321). */
export const isEmail = (text: string): boolean => text.length <= 254 && SHAPE.test(text)
