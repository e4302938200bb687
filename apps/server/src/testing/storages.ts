import type { Config } from '../runtime/config.ts'
import { s3StandIn } from './s3-stand-in.ts'

/** A place for files, new for one test file; its settings belong in the server's. */
export type TestStorage = { changes: Pick<Partial<Config>, 's3'>; close(): Promise<void> }

/** Both storages, for `describe.each`: what is stored behaves the same in each. */
export const storages: [name: string, open: () => Promise<TestStorage>][] = [
  ['the data folder', async () => ({ changes: {}, close: async () => {} })],
  [
    'an object storage',
    async () => {
      const { s3, close } = await s3StandIn()
      return { changes: { s3 }, close }
    },
  ],
]
