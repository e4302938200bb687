import type { Readable } from 'node:stream'
import { ProblemError } from '../../http/problem.ts'

/** Bytes of a file, both ends inclusive. */
export type Part = { from: number; to: number }
/** What is known of a stored file; its size in bytes, and when it was last stored. */
export type StoredFile = { size: number; modifiedAt: Date }

/**
 * Where files of churches are stored: a folder, or a bucket. A name is a path without a leading slash, such as
 * `demo/<hash>/banner.jpg`; the caller has checked it. Whatever is read, written or deleted may throw a
 * StorageUnavailableError.
 */
export type FileStorage = {
  /** @throws an error with the code ENOENT where there is no such file */
  read(name: string): Promise<Buffer>
  /** Bytes or a part of them, once the storage has begun to send. @throws an error with the code ENOENT */
  stream(name: string, part?: Part): Promise<Readable>
  /** Bytes of a file; may be remembered, which `stat` never is. Undefined where there is none. */
  size(name: string): Promise<number | undefined>
  /** Undefined where there is no such file. */
  stat(name: string): Promise<StoredFile | undefined>
  /**
   * Stores bytes under a name that always means the same bytes. A file that is there is kept, unless it is empty (what a
   * full disk has left), and counts as stored now: see `unusedFiles`.
   */
  store(name: string, data: Buffer): Promise<void>
  /**
   * Creates or replaces a file with one of this machine.
   * @param consume whether that one may be moved instead of copied
   */
  storeFile(name: string, source: string, options?: { consume?: boolean }): Promise<void>
  /** @throws an error with the code ENOENT where there is no such file */
  copy(from: string, to: string): Promise<void>
  /** Deletes a file, if there is one. */
  remove(name: string): Promise<void>
  /** All files whose names begin like this, in no certain order; those that are removed meanwhile may be left out. */
  list(beginning?: string): AsyncIterable<StoredFile & { name: string }>
}

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER_S = 5

/** A storage does not answer, or refuses our key: requests get 503 with Retry-After. */
export class StorageUnavailableError extends ProblemError {
  override name = 'StorageUnavailableError'

  /** @param says for the operator: the storage's host and its reason, without any secret */
  constructor(says: string) {
    super('unavailable', undefined, RETRY_AFTER_S)
    this.message = says
  }
}

/** An error of a storage that has no such file. */
export const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException | undefined)?.code))

export const orUndefined = (error: unknown): undefined => {
  if (!isMissing(error)) throw error
}
