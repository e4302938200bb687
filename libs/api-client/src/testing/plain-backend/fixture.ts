/** A request as the stand-in reads it. */
export type PlainRequest = { path: string; query: URLSearchParams; bearer: string | null; body: unknown }
/** What a call answers with, always or by the request. */
export type Fixture = object | ((request: PlainRequest) => object)

/** A refusal in the words of the framework that such a backend is written with. */
export class Refused {
  readonly status: number
  readonly body: object
  constructor(status: number, message: string) {
    this.status = status
    this.body = { code: status, message }
  }
}

export const MEMBER = { email: 'rute@colina.test', password: 'Colina#2025' }
export const MEMBER_TOKEN = 'header.of-rute.signature'

/** An answer to the member alone. Document 2 section 8: HTTP 401 to everybody else. */
export const asMember =
  (answer: object): Fixture =>
  ({ bearer }: PlainRequest) => {
    if (bearer !== MEMBER_TOKEN) throw new Refused(401, 'JWT Token not found')
    return answer
  }
