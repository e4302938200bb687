import type { Auth } from './auth/auth.ts'
import type { Config } from './config.ts'
import type { ChurchVersions } from './database/church-versions.ts'
import type { Database } from './database/open-database.ts'
import type { ChurchDirectory } from './modules/church/church-directory.ts'
import type { MediaStore } from './modules/media/media-store.ts'
import type { Payments } from './modules/payments/open-payments.ts'

/** The time, given in so that tests and demonstrations can choose it. */
export type Clock = () => Date

/** The machine's. */
export const systemClock: Clock = () => new Date()

/** What features are given to work with. */
export type Services = {
  config: Config
  clock: Clock
  database: Database
  versions: ChurchVersions
  directory: ChurchDirectory
  media: MediaStore
  auth: Auth
  payments: Payments
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
  }
}
