import { OpaqueText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { churchHost } from '../../http/church-host.ts'
import { notFound } from '../../http/problem.ts'
import { open } from '../../http/route-parts.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import type { Platform } from '../../platform/platform.ts'
import { verifyWords } from './verify-page.words.ts'

const HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  // The code stands in this page's address.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/**
 * `/verify-email?code=`: where a verification mail leads. The code is used by a button and not by opening the page,
 * because mail scanners open links. Plain HTML: it must work where nothing else does.
 */
export const verifyPageRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'directory' | 'auth'>
}> = async (app, { services }) => {
  const { auth, config, directory } = services
  const url = '/verify-email'
  const Code = Type.Object({ code: OpaqueText })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  const churchOf = async (request: FastifyRequest): Promise<DirectoryChurch> => {
    const church = await directory.byHost(churchHost(request.host, config.appDomain))
    if (!church?.flagAtivo) throw notFound()
    return church
  }
  const send = (reply: FastifyReply, church: DirectoryChurch, code: string | undefined) =>
    reply.headers(HEADERS).send(page(church, code))

  app.get(url, { config: open, schema: { hide: true } }, async (request, reply) => {
    const church = await churchOf(request)
    return send(reply, church, Value.Check(Code, request.query) ? request.query.code : undefined)
  })

  app.post(url, { config: open, schema: { hide: true } }, async (request, reply) => {
    const church = await churchOf(request)
    const activated = Value.Check(Code, request.body) && (await auth.secrets.activate(request.body.code))
    if (!activated) return send(reply.code(400), church, undefined)
    return reply.headers(HEADERS).redirect('/access', 303)
  })
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

function page({ nome, idioma, corApp }: DirectoryChurch, code: string | undefined): string {
  const language = idioma === 'pt_BR' || idioma === 'es' ? idioma : 'en'
  const { title, question, button, used, enter } = verifyWords[language]
  const body = code
    ? `<p>${question}</p><form method="post"><input type="hidden" name="code" value="${escape(code)}"><button>${button}</button></form>`
    : `<p>${used}</p><p><a href="/access">${enter}</a></p>`
  return (
    `<!doctype html><html lang="${language.replace('_', '-')}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${title} · ${escape(nome)}</title><style>` +
    'body{font:18px/1.6 Literata,Georgia,serif;color:#2b2622;background:#faf8f5;max-width:30em;margin:12vh auto;padding:0 1.5em}' +
    `h1{font-size:1.6em;font-weight:500;border-top:3px solid ${corApp};padding-top:.8em}` +
    'button{font:inherit;font-weight:600;min-height:44px;padding:.5em 1.2em;border:0;border-radius:8px;background:#2b2622;color:#fff}' +
    '@media(prefers-color-scheme:dark){body{color:#efe9e2;background:#1b1816}button{background:#efe9e2;color:#1b1816}a{color:inherit}}' +
    `</style></head><body><main><p>${escape(nome)}</p><h1>${title}</h1>${body}</main></body></html>`
  )
}
