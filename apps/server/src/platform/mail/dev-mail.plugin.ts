import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../http/html.ts'
import { notFound } from '../../http/problem.ts'
import { open } from '../../http/route-parts.ts'
import type { Config } from '../../runtime/config.ts'
import type { Mail } from './compose-mail.ts'
import { mailFolder } from './mail-transport.ts'

const MAX_MAILS = 50
const LOCAL_NAME = /^(localhost|[a-z0-9.-]+\.localhost|127\.0\.0\.1|\[::1\])$/
const LOCAL_ADDRESS = /^(127\.|::1$|::ffff:127\.)/

/**
 * `/dev/mail`: mails that were written to files, newest first, for developers. Absent with SMTP, for a public domain,
 * under any name but this machine's, from another machine, and behind a proxy: a proxy on this machine looks local, and
 * passes on the Host that its client chose.
 */
export const devMailRoutes: FastifyPluginAsync<{ services: { config: Config } }> = async (app, { services }) => {
  if (services.config.smtpUrl || !services.config.conveniences.mailPage) return
  const route = { config: open, schema: { hide: true } } as const

  app.get('/dev/mail', route, async (request, reply) => {
    assertLocal(request)
    const mails = await newest(mailFolder(services.config))
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(mails))
  })
  app.get('/dev/mail.json', route, async (request, reply) => {
    assertLocal(request)
    return reply.header('cache-control', 'no-store').send(await newest(mailFolder(services.config)))
  })
}

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

function assertLocal({ hostname, ip, headers }: FastifyRequest): void {
  if (FORWARDED.some((name) => headers[name] !== undefined)) throw notFound()
  if (!LOCAL_NAME.test(hostname.replace(/:\d+$/, '')) || !LOCAL_ADDRESS.test(ip)) throw notFound()
}

async function newest(folder: string): Promise<Mail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const files = names.sort().reverse().slice(0, MAX_MAILS)
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Mail))
}

const linked = (text: string) => escapeHtml(text).replace(/https?:\/\/[^\s&]+/g, (url) => `<a href="${url}">${url}</a>`)

const page = (mails: Mail[]) =>
  `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>Mail</title><h1>Mail</h1>` +
  (mails.length === 0 ? '<p>None yet.</p>' : '') +
  mails
    .map(({ fromName, to, subject, text }) => {
      const head = `<h2>${escapeHtml(subject)}</h2><p>${escapeHtml(fromName)} → ${escapeHtml(to)}</p>`
      return `<article>${head}<pre>${linked(text)}</pre></article><hr>`
    })
    .join('')
