import { churchOfHost } from '@atrio/contract/rules'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { notFound } from '../../http/problem.ts'
import { open } from '../../http/route-parts.ts'
import { isPublicFile } from '../../platform/media/media-store.ts'
import type { Platform } from '../../platform/platform.ts'
import { frameOrigins } from '../frame-origins.ts'
import { isDocument, mediaHeaders, missing, streamedType, typeOf } from './media-headers.ts'
import { sendRange } from './send-range.ts'
import { formatFor, pictureVariants, WIDTHS } from './variants.ts'

/** A short time, since a church may add or remove origins that may frame it. */
const DOCUMENT_CACHE = 'public, max-age=300'
const CACHE = 'public, max-age=31536000, immutable'

/** Pictures, recordings and videos of churches, at addresses that contain their hash: the content never changes. */
export const mediaRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'directory' | 'media'>
}> = async (app, { services }) => {
  const { media, config, directory } = services
  const pictureVariant = pictureVariants(media)

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
      if (!isPublicFile(url)) throw notFound()
      const document = isDocument(url)
      const { params } = request
      const { w } = request.query
      const streamed = streamedType(url)
      if (w && (document || streamed)) throw notFound()
      reply.headers({
        ...mediaHeaders(url, document ? await around(params.church, request.host) : []),
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': document ? DOCUMENT_CACHE : CACHE,
      })
      if (streamed) return sendRange(reply.type(streamed), media, url).catch(missing)
      const found = w
        ? await pictureVariant(url, {
            width: w,
            format: formatFor(request.headers.accept ?? ''),
            church: params.church,
          }).catch(missing)
        : { bytes: await media.read(url).catch(missing), type: typeOf(url) }
      return reply.headers({ 'content-type': found.type, ...(w && { vary: 'Accept' }) }).send(found.bytes)
    },
  )
}
