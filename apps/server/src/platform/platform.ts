import type { Auth } from '../auth/auth.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { ChurchVersions } from '../database/church-versions.ts'
import type { Database } from '../database/open-database.ts'
import type { ChurchDirectory } from '../modules/church/church-directory.ts'
import type { MediaStore } from '../modules/media/media-store.ts'

/** What every module may be given; each names, by `Pick`, what of it is needed. */
export type Platform = {
  config: Config
  clock: Clock
  database: Database
  versions: ChurchVersions
  directory: ChurchDirectory
  media: MediaStore
  auth: Auth
}
