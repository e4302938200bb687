import path from 'node:path'
import type { Config } from '../../runtime/config.ts'
import type { FileStorage } from './file-storage.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage, unsignedAddress } from './s3-storage.ts'

/** Where an installation's files of churches are stored. */
export type StoragePlace = Pick<Config, 'dataFolder' | 's3'>

/** The bucket of the settings; without one the folder `media` of the data folder. */
export const openStorage = ({ dataFolder, s3 }: StoragePlace): FileStorage =>
  s3 ? s3Storage(s3) : folderStorage(path.join(dataFolder, 'media'))

/**
 * Whether two installations have their files in the same place by their settings: one bucket and prefix under one key, or
 * one folder. A bucket's name may mean another one for another key.
 */
export function isSameStorage(one: StoragePlace, other: StoragePlace): boolean {
  if (!one.s3 || !other.s3)
    return !one.s3 && !other.s3 && path.resolve(one.dataFolder) === path.resolve(other.dataFolder)
  if (one.s3.accessKeyId !== other.s3.accessKeyId) return false
  // however each of them writes the bucket's address
  const [first, second] = [one.s3, other.s3].map((s3) => unsignedAddress({ ...s3, isPathStyle: true }, ''))
  return first === second
}
