import { existsSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { becomeNode } from './processes.mjs'
import { ensureBuilt } from './stale.mjs'
import { watch } from './watch.mjs'

const server = ['--conditions=@atrio/source', ...(existsSync(inRoot('.env')) ? ['--env-file=.env'] : [])]

/** `npm start`: the built apps and its server, in this process's place. */
export async function start() {
  const code = await ensureBuilt()
  return code || becomeNode([...server, 'apps/server/src/main.ts'], { NODE_ENV: 'production', ...process.env })
}

/**
 * `npm run dev`: the server starts again when its sources change, the portal reloads through Vite. What other sites frame
 * comes from its build, since its packages are others.
 */
export async function dev() {
  const code = await ensureBuilt(['embed'])
  return code || watch(server, 'apps/server/src/main.ts', { NODE_ENV: 'development', ...process.env, ATRIO_DEV: '1' })
}

/** `npm run atrio -- …`: the command line of those who run churches. */
export const atrio = (args) => becomeNode([...server, 'apps/server/src/cli/main.ts', ...args])
