import { rmSync } from 'node:fs'
import { memory, root } from '../run/paths.mjs'
import { runNode } from '../run/processes.mjs'

/**
 * Writes the types of all libraries by one program of the compiler; each library's build takes its own from there. A
 * program for each library reads all that it imports again: ten times the processor time. A type error fails the builds.
 */
rmSync(memory('declarations'), { recursive: true, force: true })
process.exitCode = await runNode(['node_modules/typescript/bin/tsc', '-p', 'tools/declarations/tsconfig.json'], {
  cwd: root,
})
