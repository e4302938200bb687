import path from 'node:path'
import type { Config } from '../../runtime/config.ts'
import type { FileStorage } from './file-storage.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'

/** Where an installation's files of churches are stored. */
export type StoragePlace = Pick<Config, 'dataFolder' | 's3'>

/** The bucket of the settings; without one the folder `media` of the data folder. */
export const openStorage = ({ dataFolder, s3 }: StoragePlace): FileStorage =>
  s3 ? s3Storage(s3) : folderStorage(path.join(dataFolder, 'media'))
