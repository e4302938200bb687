import { OpaqueText, PasswordText, PortalPathText } from '@atrio/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { escapeHtml } from '../../http/html.ts'
import { ProblemError, type RefusalCode } from '../../http/problem.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { toLanguage } from '../../platform/church/person-language.ts'
import type { MailLanguage } from '../../platform/mail/mail-words.ts'

export type CodePageWords = {
  title: string
  question: string
  password: string
  button: string
  wrong: string
  wait: string
  used: string
  /** The link beside `used`, and beside `done`. */
  enter: string
  /** What was done, for a page that stays; without it the page leads on. */
  done?: string
}
type CodePage = {
  url: string
  words: Record<MailLanguage, CodePageWords>
  /** Path of the portal that `enter` leads to. */
  enter: string
  /** @throws ProblemError wrong_password, rate_limited, unavailable, code_invalid */
  confirm(given: { codigo: string; senha: string }, request: FastifyRequest): Promise<void>
  /** Where the browser goes afterwards; without it the page says `done`. */
  after?(redirectTo: string | undefined): string
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  // This page's address contains the code.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

const Code = Type.Object({ code: OpaqueText })
const Password = Type.Object({ password: PasswordText })
const Back = Type.Object({ redirectTo: PortalPathText })
const backOf = (given: unknown) => (Value.Check(Back, given) ? given.redirectTo : undefined)

/**
 * A page that a mail with a code links to. The code is submitted by a form together with the account's password, not by
 * opening the page, because mail scanners open links. Plain HTML: it must work when everything else fails.
 */
export function addCodePage(app: FastifyInstance, of: CodePage): void {
  const { url } = of
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const send = (reply: FastifyReply, church: DirectoryChurch, shown: Shown) =>
    reply.headers(HEADERS).send(page(church, of, shown))

  app.get(
    url,
    { config: { access: 'public', church: 'host' }, schema: { hide: true } },
    async ({ church, query }, reply) =>
      send(reply, church, Value.Check(Code, query) ? { code: query.code, redirectTo: backOf(query) } : {}),
  )

  app.post(url, { config: { access: 'public', church: 'host' }, schema: { hide: true } }, async (request, reply) => {
    const { body, church } = request
    if (!Value.Check(Code, body)) return send(reply.code(400), church, {})
    const codigo = body.code
    const redirectTo = backOf(body)
    const senha = Value.Check(Password, body) ? body.password : ''
    try {
      await of.confirm({ codigo, senha }, request)
    } catch (error) {
      const refusal = error instanceof ProblemError ? REFUSALS[error.code] : undefined
      if (!(error instanceof ProblemError) || !refusal) throw error
      if (error.retryAfter) reply.header('retry-after', String(error.retryAfter))
      return send(reply.code(error.statusCode), church, refusal === 'used' ? {} : { code: codigo, redirectTo, refusal })
    }
    if (!of.after) return send(reply, church, { isDone: true })
    return reply.headers(HEADERS).redirect(of.after(redirectTo), 303)
  })
}

/** The page's text for each refusal. */
const REFUSALS: Partial<Record<RefusalCode, 'wrong' | 'wait' | 'used'>> = {
  wrong_password: 'wrong',
  rate_limited: 'wait',
  unavailable: 'wait',
  code_invalid: 'used',
}

/** A form for a code, with the error of the last attempt; without a code, what was done, or that the link has expired. */
type Shown = { code?: string; redirectTo?: string | undefined; refusal?: 'wrong' | 'wait'; isDone?: true }

function form(words: CodePageWords, code: string, { redirectTo, refusal }: Shown): string {
  const fault = refusal ? `<p id="fault" role="alert">${words[refusal]}</p>` : ''
  const field =
    `<label>${words.password}<input type="password" name="password" required autocomplete="current-password"` +
    `${fault ? ' aria-invalid="true" aria-describedby="fault"' : ''}></label>`
  const back = redirectTo ? `<input type="hidden" name="redirectTo" value="${escapeHtml(redirectTo)}">` : ''
  return (
    `<p>${words.question}</p>${fault}<form method="post"><input type="hidden" name="code" value="${escapeHtml(code)}">${back}${field}` +
    `<button>${words.button}</button></form>`
  )
}

function page({ nome, idioma, corApp }: DirectoryChurch, of: CodePage, shown: Shown): string {
  const language = toLanguage(idioma)
  const words = of.words[language]
  const { title } = words
  const said = shown.isDone ? words.done : words.used
  const body = shown.code
    ? form(words, shown.code, shown)
    : `<p${shown.isDone ? ' role="status"' : ''}>${said}</p><p><a href="${of.enter}">${words.enter}</a></p>`
  return (
    `<!doctype html><html lang="${language.replace('_', '-')}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${title} · ${escapeHtml(nome)}</title><style>` +
    'body{font:18px/1.6 Literata,Georgia,serif;color:#2b2622;background:#faf8f5;max-width:30em;margin:12vh auto;padding:0 1.5em}' +
    `h1{font-size:1.6em;font-weight:500;border-top:3px solid ${corApp};padding-top:.8em}` +
    'form{display:grid;gap:1rem;justify-items:start}label{display:grid;gap:.3rem;width:100%;max-width:22rem}' +
    'input{font:inherit;min-height:44px;padding:.4em .7em;border:1px solid #6b6158;border-radius:8px;background:transparent;color:inherit}' +
    '#fault{border-left:3px solid #b3261e;padding-left:.8em}' +
    'button{font:inherit;font-weight:600;min-height:44px;padding:.5em 1.2em;border:0;border-radius:8px;background:#2b2622;color:#fff}' +
    '@media(prefers-color-scheme:dark){body{color:#efe9e2;background:#1b1816}button{background:#efe9e2;color:#1b1816}a{color:inherit}}' +
    `</style></head><body><main><p>${escapeHtml(nome)}</p><h1>${title}</h1>${body}</main></body></html>`
  )
}
