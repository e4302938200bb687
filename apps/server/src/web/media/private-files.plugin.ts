import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { notFound } from '../../http/problem.ts'
import { open } from '../../http/route-parts.ts'
import { isPrivateFile, MEDIA_PATH } from '../../platform/media/media-store.ts'
import { renameParts, VIDEOS } from '../../platform/media/videos.ts'
import { claimOf, holdsNow, partAddress } from '../../platform/people/private-files.ts'
import type { Platform } from '../../platform/platform.ts'
import { mediaHeaders, missing, typeOf } from './media-headers.ts'
import { sendRange } from './send-range.ts'

const Signature = Type.Object(
  { de: Type.Optional(Type.String({ maxLength: 200 })), chave: Type.Optional(Type.String({ maxLength: 80 })) },
  { additionalProperties: false },
)

/** Files that are not for all, at signed addresses: docs/decisions/0045. Every refusal is the 404 of a missing file. */
export const privateFileRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'auth' | 'clock' | 'database' | 'directory' | 'media'>
}> = async (app, { services }) => {
  const { auth, directory, media } = services

  app.get(
    '/media/private/:church/:hash/:file',
    {
      config: { ...open, cache: 'no-store' },
      schema: {
        tags: ['media'],
        params: Type.Object({ church: Type.String(), hash: Type.String(), file: Type.String() }),
        querystring: Signature,
      },
    },
    async (request, reply) => {
      const [path = ''] = request.url.split('?')
      const isAddress = MEDIA_PATH.test(path) && isPrivateFile(path)
      const claim = claimOf(auth, path, request.query)
      const church = claim && (await directory.byHost({ code: request.params.church }))
      if (!isAddress || !claim || !church?.flagAtivo || !(await holdsNow(services, church, claim))) throw notFound()
      const type = typeOf(path)
      reply.headers({
        ...mediaHeaders(path),
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'content-type': type,
      })
      if (type !== VIDEOS.m3u8) return sendRange(reply, media, path).catch(missing)
      const list = await media.read(path).catch(missing)
      return renameParts(list.toString(), async (part) => partAddress(auth, part, request.query))
    },
  )
}
