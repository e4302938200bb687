import type { SourceFile } from '../source-file.ts'

const TABLE = 'apps/server/src/runtime/conveniences.ts'
const ASKS = /['"`]localhost['"`]|\bNODE_ENV\b/

/** Relaxations for localhost or development are entries of one table, which a test covers. */
export const conveniencesStandInOneFile = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('apps/server/src/') && path !== TABLE)
    .filter(({ path }) => !/\.test\.ts$|\.heavy\.ts$|\/testing\//.test(path))
    .filter(({ text }) => ASKS.test(text))
    .map(({ path }) => `${path}: asks where it runs; a convenience is a line of ${TABLE}`)
