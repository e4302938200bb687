import { loadModulesQuickly } from './runtime/module-loading.ts'

loadModulesQuickly()
const { start } = await import('./start/start.ts')
await start(process.env)
