import type { SourceFile } from '../source-file.ts'

/** An address as it is, where a limit counts: `limit(RULE, ip)`. */
const BARE_ADDRESS = /\.limit\(\s*\w+,\s*(?:request\.)?ip\b/

/** Limits per address count networks (`addressGroup`): an IPv6 customer has as many addresses as they like. */
export const limitsCountNetworks = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('apps/server/src/') && !path.endsWith('.test.ts'))
    .filter(({ text }) => BARE_ADDRESS.test(text))
    .map(({ path }) => `${path}: limits an address by itself; use addressGroup`)
