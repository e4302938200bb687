import { FotoWire, IdText, photoLimits, photoTypes, SituacaoWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { acceptForms } from '../../http/form-data.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { personOf } from '../../platform/auth/person.ts'
import { ChurchQuery, joinedOf, ownOf } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { keepPhoto, PHOTO_FORM, readPhoto, removePhoto } from './photo.ts'

/** Each costs re-encoding a picture. */
const PHOTOS: LimitRule = { name: 'profile photo', burst: 10, everyMs: 120_000 }

const tags = ['account']
const params = Type.Object({ id: IdText, type: Type.String({ maxLength: 40 }) })
const url = '/usuario/:id/:type/imagem'

/** Profile photos: document 2 section 7.4. */
export const photoRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'database' | 'media' | 'auth'>
}> = async (app, { services }) => {
  await acceptForms(app, PHOTO_FORM)
  const assertType = (type: string) => {
    if (!photoTypes.some((known) => known === type)) throw notFound()
  }

  app.post(
    url,
    {
      config: { access: 'signed-in', church: 'query', role: 'family', owner: 'id' },
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
      const { type } = request.params
      assertType(type)
      // before megabytes are taken in
      await services.auth.guard.limit(PHOTOS, String(personOf(request).account))
      const photo = await readPhoto(request)
      return { image: await keepPhoto(services, await joinedOf(services.database, request), photo) }
    },
  )

  app.delete(
    url,
    {
      config: { access: 'signed-in', church: 'query', role: 'family', owner: 'id' },
      schema: { tags, params, querystring: ChurchQuery, response: answers(SituacaoWire) },
    },
    async (request) => {
      const { type } = request.params
      assertType(type)
      // without a user here there is no photo here
      if (request.viewer.user) await removePhoto(services, ownOf(request))
      return { situacao: 'removido' }
    },
  )
}
