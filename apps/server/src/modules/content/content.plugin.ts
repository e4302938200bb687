import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Platform } from '../../platform/platform.ts'
import { devotionalRoutes } from './devotionals.plugin.ts'
import { ministryRoutes } from './ministries.plugin.ts'
import { newsRoutes } from './news.plugin.ts'
import { publicationRoutes } from './publications.plugin.ts'
import { sundaySchoolRoutes } from './sunday-school.plugin.ts'
import { videoRoutes } from './videos.plugin.ts'

/** A church's published content. */
export const contentRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock'>
}> = async (app, options) => {
  for (const routes of [
    devotionalRoutes,
    newsRoutes,
    ministryRoutes,
    publicationRoutes,
    sundaySchoolRoutes,
    videoRoutes,
  ])
    await app.register(routes, options)
}
