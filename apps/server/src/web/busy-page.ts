import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashSource } from '../http/hash-source.ts'
import type { PageLocale } from './page-contract.ts'

const WORDS: Record<PageLocale, { title: string; text: string; again: string; request: string }> = {
  'pt-BR': {
    title: 'Esta página não está disponível agora',
    text: 'Pode ser muita gente ao mesmo tempo. Espere alguns segundos e tente de novo.',
    again: 'Tentar de novo',
    request: 'Código para o suporte:',
  },
  en: {
    title: 'This page is not available right now',
    text: 'There may be too many visitors at once. Wait a few seconds and try again.',
    again: 'Try again',
    request: 'Code for support:',
  },
  es: {
    title: 'Esta página no está disponible en este momento',
    text: 'Puede que haya demasiadas visitas a la vez. Espera unos segundos e inténtalo de nuevo.',
    again: 'Reintentar',
    request: 'Código para soporte:',
  },
}

/** The portal's default colours. Of no church: that is perhaps what could not be read. */
const STYLE =
  ':root{color-scheme:light dark;--ink:#2b2622;--paper:#faf8f5}' +
  '@media(prefers-color-scheme:dark){:root{--ink:#efe9e2;--paper:#1b1816}}' +
  'body{margin:0;padding:1.5rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}' +
  'main{max-width:32rem;margin:12vh auto}h1{font:500 1.5rem/1.25 Literata,Georgia,serif}' +
  'a{display:inline-block;padding:.6rem 1.2rem;border-radius:8px;background:var(--ink);color:var(--paper);' +
  'font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}'

/** Whether the client is a browser that navigates: it names HTML in Accept, and programs that read data do not. */
export const wantsHtml = ({ headers }: FastifyRequest): boolean => /\btext\/html\b/i.test(headers.accept ?? '')

/**
 * Answers 503 with a small page that needs neither the database nor a rendering.
 * @param seconds sent as Retry-After
 */
export function sendBusyPage(
  reply: FastifyReply,
  { locale, embed, seconds }: { locale: PageLocale; embed: boolean; seconds: number },
): FastifyReply {
  const { title, text, again, request } = WORDS[locale]
  const html =
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head>` +
    // an empty href is the page's own address, with its query
    `<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p>` +
    `<p><small>${request} <code>${reply.request.id}</code></small></p></main></body></html>`
  // any site may frame it: the page reveals nothing, and a browser's own error page would confuse visitors
  const ancestors = embed ? '*' : `'none'`
  return reply
    .code(503)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${hashSource(STYLE)}; base-uri 'none'; frame-ancestors ${ancestors}`,
      'cache-control': 'no-store',
      'retry-after': String(seconds),
      vary: 'Accept, Accept-Language, Cookie',
      'x-robots-tag': 'noindex',
    })
    .send(html)
}
