import type { SourceFile } from '../source-file.ts'

const WATCHED = 'apps/server/src/database/watched-client.ts'

/** A connection of pg's own Client waits forever when the database stops answering. */
export const connectionsAreWatched = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('apps/server/src/') && path !== WATCHED)
    .filter(({ path }) => !/\.test\.ts$|\.heavy\.ts$|\/testing\//.test(path))
    .filter(({ text }) => /new (?:pg\.)?Client\(/.test(text))
    .map(({ path }) => `${path}: opens a connection that nothing watches; use ${WATCHED}`)
