import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { escapeHtml } from '../../http/html.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { toLanguage } from '../../platform/church/person-language.ts'
import type { Platform } from '../../platform/platform.ts'
import { aboutReminders, REMINDER_PATH } from './reminder-mail.ts'
import { reminderWords } from './reminder.words.ts'
import { endReminders } from './reminders.ts'

const HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  // This page's address contains the key.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

const Asked = Type.Object({
  user: Type.String({ pattern: '^[1-9]\\d{0,15}$' }),
  key: Type.String({ minLength: 1, maxLength: 80 }),
})

/**
 * The page that ends a member's reading reminders, by the key of a mail and without a session. Opening it changes
 * nothing, since mail scanners open links; its form does, and so does a mail program's single press (RFC 8058).
 */
export const reminderPageRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'auth'>
}> = async (app, { services }) => {
  const config = { access: 'public', church: 'host' } as const
  // the body is a form that says nothing more than the address
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  )
  const ownerOf = (church: DirectoryChurch, query: unknown) => {
    if (!Value.Check(Asked, query)) return undefined
    const owner = { igrejaId: church.id, id: Number(query.user) }
    return services.auth.links.opens(aboutReminders(owner), query.key) ? owner : undefined
  }

  app.get(REMINDER_PATH, { config, schema: { hide: true } }, async ({ church, query }, reply) => {
    const isKnown = ownerOf(church, query) !== undefined
    return reply
      .code(isKnown ? 200 : 404)
      .headers(HEADERS)
      .send(page(church, isKnown ? 'question' : 'expired'))
  })

  app.post(REMINDER_PATH, { config, schema: { hide: true } }, async ({ church, data, query }, reply) => {
    const owner = ownerOf(church, query)
    if (owner) await data.transaction((tx) => endReminders(tx, owner))
    return reply
      .code(owner ? 200 : 404)
      .headers(HEADERS)
      .send(page(church, owner ? 'done' : 'expired'))
  })
}

function page({ nome, idioma, corApp }: DirectoryChurch, shown: 'question' | 'done' | 'expired'): string {
  const language = toLanguage(idioma)
  const { title, confirm, plans, ...words } = reminderWords[language].page
  const act =
    shown === 'question'
      ? `<form method="post"><button>${confirm}</button></form>`
      : `<p><a href="/reading-plans">${plans}</a></p>`
  return (
    `<!doctype html><html lang="${language.replace('_', '-')}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${title} · ${escapeHtml(nome)}</title><style>` +
    'body{font:18px/1.6 Literata,Georgia,serif;color:#2b2622;background:#faf8f5;max-width:30em;margin:12vh auto;padding:0 1.5em}' +
    `h1{font-size:1.6em;font-weight:500;border-top:3px solid ${corApp};padding-top:.8em}` +
    'button{font:inherit;font-weight:600;min-height:44px;padding:.5em 1.2em;border:0;border-radius:8px;background:#2b2622;color:#fff}' +
    '@media(prefers-color-scheme:dark){body{color:#efe9e2;background:#1b1816}button{background:#efe9e2;color:#1b1816}a{color:inherit}}' +
    `</style></head><body><main><p>${escapeHtml(nome)}</p><h1>${title}</h1><p role="status">${words[shown]}</p>${act}</main></body></html>`
  )
}
