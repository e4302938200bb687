import { enableCompileCache } from 'node:module'

// Before any other import: start-up mostly loads modules.
enableCompileCache()
const { start } = await import('./start/start.ts')
await start(process.env)
