import { FotoWire, IdText, photoLimits, photoTypes, SituacaoWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { acceptForms } from '../../http/form-data.ts'
import { notFound } from '../../http/problem.ts'
import { answers, member } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { ChurchQuery, ownAccounts } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { keepPhoto, PHOTO_FORM, readPhoto, removePhoto } from './photo.ts'

/** Each costs the work of writing a picture anew. */
const PHOTOS: LimitRule = { name: 'profile photo', burst: 10, everyMs: 120_000 }

const tags = ['account']
const params = Type.Object({ id: IdText, type: Type.String({ maxLength: 40 }) })
const url = '/usuario/:id/:type/imagem'

/** How somebody looks: document 2 section 7.4. */
export const photoRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'database' | 'directory' | 'media' | 'auth'>
}> = async (app, { services }) => {
  const { ownOf } = ownAccounts(services)
  await acceptForms(app, PHOTO_FORM)
  const assertType = (type: string) => {
    if (!photoTypes.some((known) => known === type)) throw notFound()
  }

  app.post(
    url,
    {
      config: member,
      bodyLimit: photoLimits.imageBytes + 100_000,
      schema: {
        tags,
        params,
        querystring: ChurchQuery,
        consumes: ['multipart/form-data'],
        response: answers(FotoWire),
      },
    },
    async (request) => {
      const { id, type } = request.params
      assertType(type)
      const own = await ownOf(request, request.query.igreja, id)
      // before megabytes are taken in
      await services.auth.guard.limit(PHOTOS, String(own.user.contaId))
      return { image: await keepPhoto(services, own, await readPhoto(request)) }
    },
  )

  app.delete(
    url,
    { config: member, schema: { tags, params, querystring: ChurchQuery, response: answers(SituacaoWire) } },
    async (request) => {
      const { id, type } = request.params
      assertType(type)
      await removePhoto(services, await ownOf(request, request.query.igreja, id))
      return { situacao: 'removido' }
    },
  )
}
