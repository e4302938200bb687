import { OpaqueText, PasswordText, PortalPathText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { ProblemError, type RefusalCode } from '../../http/problem.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import type { Platform } from '../../platform/platform.ts'
import { confirmAddress } from './confirm-address.ts'
import { verifyWords } from './verify-page.words.ts'

const HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  // This page's address contains the code.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/**
 * `/verify-email?code=`: the target of a verification mail. The code is submitted by a form, not by opening the page,
 * because mail scanners open links. Plain HTML: it must work when everything else fails.
 */
export const verifyPageRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'auth'>
}> = async (app, { services }) => {
  const url = '/verify-email'
  const Code = Type.Object({ code: OpaqueText })
  const Password = Type.Object({ password: PasswordText })
  const Back = Type.Object({ redirectTo: PortalPathText })
  const backOf = (given: unknown) => (Value.Check(Back, given) ? given.redirectTo : undefined)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  const send = (reply: FastifyReply, church: DirectoryChurch, shown: Shown) =>
    reply.headers(HEADERS).send(page(church, shown))

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
      await confirmAddress(services, { codigo, senha })
    } catch (error) {
      const refusal = error instanceof ProblemError ? REFUSALS[error.code] : undefined
      if (!(error instanceof ProblemError) || !refusal) throw error
      if (error.retryAfter) reply.header('retry-after', String(error.retryAfter))
      return send(reply.code(error.statusCode), church, refusal === 'used' ? {} : { code: codigo, redirectTo, refusal })
    }
    const query = new URLSearchParams({ confirmed: 'true', ...(redirectTo && { redirectTo }) })
    return reply.headers(HEADERS).redirect(`/access?${query}`, 303)
  })
}

/** The page's text for each refusal. */
const REFUSALS: Partial<Record<RefusalCode, 'wrong' | 'wait' | 'used'>> = {
  wrong_password: 'wrong',
  rate_limited: 'wait',
  unavailable: 'wait',
  code_invalid: 'used',
}

/** A form for a code, with the error of the last attempt; without a code, a notice that the link has expired. */
type Shown = { code?: string; redirectTo?: string | undefined; refusal?: 'wrong' | 'wait' }

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

function page({ nome, idioma, corApp }: DirectoryChurch, { code, redirectTo, refusal }: Shown): string {
  const language = idioma === 'pt_BR' || idioma === 'es' ? idioma : 'en'
  const words = verifyWords[language]
  const { title } = words
  const fault = refusal ? `<p id="fault" role="alert">${words[refusal]}</p>` : ''
  const field =
    `<label>${words.password}<input type="password" name="password" required autocomplete="current-password"` +
    `${fault ? ' aria-invalid="true" aria-describedby="fault"' : ''}></label>`
  const back = redirectTo ? `<input type="hidden" name="redirectTo" value="${escape(redirectTo)}">` : ''
  const body = code
    ? `<p>${words.question}</p>${fault}<form method="post"><input type="hidden" name="code" value="${escape(code)}">${back}${field}` +
      `<button>${words.button}</button></form>`
    : `<p>${words.used}</p><p><a href="/access">${words.enter}</a></p>`
  return (
    `<!doctype html><html lang="${language.replace('_', '-')}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${title} · ${escape(nome)}</title><style>` +
    'body{font:18px/1.6 Literata,Georgia,serif;color:#2b2622;background:#faf8f5;max-width:30em;margin:12vh auto;padding:0 1.5em}' +
    `h1{font-size:1.6em;font-weight:500;border-top:3px solid ${corApp};padding-top:.8em}` +
    'form{display:grid;gap:1rem;justify-items:start}label{display:grid;gap:.3rem;width:100%;max-width:22rem}' +
    'input{font:inherit;min-height:44px;padding:.4em .7em;border:1px solid #6b6158;border-radius:8px;background:transparent;color:inherit}' +
    '#fault{border-left:3px solid #b3261e;padding-left:.8em}' +
    'button{font:inherit;font-weight:600;min-height:44px;padding:.5em 1.2em;border:0;border-radius:8px;background:#2b2622;color:#fff}' +
    '@media(prefers-color-scheme:dark){body{color:#efe9e2;background:#1b1816}button{background:#efe9e2;color:#1b1816}a{color:inherit}}' +
    `</style></head><body><main><p>${escape(nome)}</p><h1>${title}</h1>${body}</main></body></html>`
  )
}
