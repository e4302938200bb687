import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { escapeHtml } from '../../http/html.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { toLanguage } from '../../platform/church/person-language.ts'
import { checkWords } from './check-page.words.ts'
import { checkedCard } from './member-cards.ts'

/** Address of the check page, on the church's own host; the card's code follows. */
export const CHECK_PATH = '/member-card/'

const CODE = /^[0-9a-f]{32}$/

const HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  // This page's address contains the card's code.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/**
 * The target of a member card's QR code: states that the card is valid, in plain HTML. It reveals nothing else about
 * the member, since anyone may have a picture of the card.
 */
export const cardCheckRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get<{ Params: { code: string } }>(
    `${CHECK_PATH}:code`,
    { config: { access: 'public', church: 'host' }, schema: { hide: true } },
    async ({ church, data, params: { code } }, reply) => {
      const card = CODE.test(code) ? await data.use((db) => checkedCard(db, church.id, code)) : undefined
      return reply
        .code(card ? 200 : 404)
        .headers(HEADERS)
        .send(page(church, card))
    },
  )
}

function page({ nome, idioma, corApp }: DirectoryChurch, card: { who: string; number: string } | undefined): string {
  const language = toLanguage(idioma)
  const { title, valid, number, none, noneText } = checkWords[language]
  const body = card
    ? `<h1>${valid}</h1><p class="who">${escapeHtml(card.who)}</p><p>${number} ${escapeHtml(card.number)}</p>`
    : `<h1>${none}</h1><p>${noneText}</p>`
  return (
    `<!doctype html><html lang="${language.replace('_', '-')}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${title} · ${escapeHtml(nome)}</title><style>` +
    'body{font:18px/1.6 Literata,Georgia,serif;color:#2b2622;background:#faf8f5;max-width:30em;margin:12vh auto;padding:0 1.5em;overflow-wrap:anywhere}' +
    `h1{font-size:1.6em;font-weight:500;border-top:3px solid ${corApp};padding-top:.8em}.who{font-size:1.3em;margin:0}` +
    '@media(prefers-color-scheme:dark){body{color:#efe9e2;background:#1b1816}}' +
    `</style></head><body><main><p>${escapeHtml(nome)}</p>${body}</main></body></html>`
  )
}
