import type { SourceFile } from '../source-file.ts'

/** Files that may skip rows, each with its reason. */
const ALLOWED: Record<string, string> = {
  'apps/server/src/modules/chat/chat-writing.ts':
    'finds the last row that a limit lets live; how many it skips is a constant',
  'apps/server/src/modules/podcast/podcast.plugin.ts':
    'the call numbers its pages, and a church has some hundreds of episodes',
}

const OFFSET = /\.offset\(|\boffset \$/i

/**
 * Server queries that skip rows by OFFSET: those cost more with every page, and repeat or leave out rows when others are
 * added meanwhile. Pages go on after a row instead, see `http/page-cursor.ts`.
 */
export const pagesGoByCursor = (sources: readonly SourceFile[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith('apps/server/src/') && !/\.test\.ts$/.test(path) && !(path in ALLOWED))
    .filter(({ text }) => OFFSET.test(text))
    .map(({ path }) => `${path}: OFFSET`)
