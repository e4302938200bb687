import { readFile } from 'node:fs/promises'
import { churchOfHost } from '@atrio/contract/rules'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { notFound } from '../../http/problem.ts'
import { open } from '../../http/route-parts.ts'
import { DOCUMENT } from '../../platform/media/media-store.ts'
import { RECORDINGS } from '../../platform/media/recordings.ts'
import { PICTURES } from '../../platform/media/rewrite-picture.ts'
import { VIDEOS } from '../../platform/media/videos.ts'
import type { Platform } from '../../platform/platform.ts'
import { frameOrigins } from '../frame-origins.ts'
import { sendRange } from './send-range.ts'
import { formatFor, pictureVariant, WIDTHS } from './variants.ts'

const TYPES = new Map<string, string>([...Object.values(PICTURES), DOCUMENT].map(({ end, type }) => [end, type]))
const STREAMED = new Map<string, string>(Object.entries({ ...RECORDINGS, ...VIDEOS }))

/** Media were uploaded by people: a file may only display itself, even when opened as a page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/**
 * Browsers' PDF viewers do not run in a page's sandbox; they have their own. A score is framed by a song's page, which
 * may be framed itself: browsers check the policy against every page around it.
 */
const documentPolicy = (around: readonly string[]) =>
  `default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors ${["'self'", ...around].join(' ')}`
/** A short time, since a church may add or remove origins that may frame it. */
const DOCUMENT_CACHE = 'public, max-age=300'
const CACHE = 'public, max-age=31536000, immutable'

/** Pictures, recordings and videos of churches, at addresses that contain their hash: the content never changes. */
export const mediaRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'directory' | 'media'>
}> = async (app, { services }) => {
  const { media, config, directory } = services

  const around = async (church: string, host: string) =>
    frameOrigins(
      { adminUrl: config.adminUrl ?? null, embedOrigins: config.embedders },
      churchOfHost(host, config.appDomain),
      (await directory.byHost({ code: church }))?.origensEmbed ?? [],
    )

  app.get(
    '/media/:church/:hash/:file',
    {
      config: open,
      schema: {
        tags: ['media'],
        params: Type.Object({ church: Type.String(), hash: Type.String(), file: Type.String() }),
        querystring: Type.Object({ w: Type.Optional(Type.Enum([...WIDTHS], { description: 'width in pixels' })) }),
      },
    },
    async (request, reply) => {
      const [url = ''] = request.url.split('?')
      const file = media.fileOf(url)
      if (!file) throw notFound()
      const document = file.endsWith(`.${DOCUMENT.end}`)
      const { params } = request
      const { w } = request.query
      const streamed = STREAMED.get(endOf(file))
      if (w && (document || streamed)) throw notFound()
      reply.headers({
        'content-security-policy': document ? documentPolicy(await around(params.church, request.host)) : POLICY,
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': document ? DOCUMENT_CACHE : CACHE,
      })
      if (streamed) return sendRange(reply.type(streamed), file).catch(missing)
      const found = w
        ? await pictureVariant(file, w, formatFor(request.headers.accept ?? '')).catch(missing)
        : { bytes: await readFile(file).catch(missing), type: TYPES.get(endOf(file)) }
      return reply
        .headers({ 'content-type': found.type ?? 'application/octet-stream', ...(w && { vary: 'Accept' }) })
        .send(found.bytes)
    },
  )
}

const endOf = (file: string) => file.split('.').at(-1) ?? ''

function missing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' || error.code === 'ENOTDIR' ? notFound() : error
}
