import type { ChurchVersions } from '../database/church-versions.ts'
import type { Database } from '../database/open-database.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Config } from '../runtime/config.ts'
import type { Auth } from './auth/auth.ts'
import type { ChurchDirectory } from './church/church-directory.ts'
import type { Outbox } from './mail/outbox.ts'
import type { MediaStore } from './media/media-store.ts'

/** All dependencies of modules; each declares by `Pick` which it needs. */
export type Platform = {
  config: Config
  clock: Clock
  database: Database
  versions: ChurchVersions
  directory: ChurchDirectory
  media: MediaStore
  auth: Auth
  outbox: Outbox
}
