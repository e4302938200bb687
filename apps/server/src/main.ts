import { enableCompileCache } from 'node:module'

// Before anything else is loaded: start-up is mostly the loading of modules.
enableCompileCache()
const { start } = await import('./start/start.ts')
await start(process.env)
