import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isHeavyRun, type HeavyRun } from './heavy-run.ts'

/** Every file with heavy runs, in the order of its path. */
export const heavyFiles = (root: string): string[] =>
  globSync('{apps,libs}/*/src/**/*.heavy.ts', { cwd: root })
    .sort()
    .map((file) => path.join(root, file))

/** The runs of one file by their names. */
export async function runsOf(file: string): Promise<[string, HeavyRun][]> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  return Object.entries(module).filter((entry): entry is [string, HeavyRun] => isHeavyRun(entry[1]))
}
