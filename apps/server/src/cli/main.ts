import { loadModulesQuickly } from '../runtime/module-loading.ts'

loadModulesQuickly()
const { runProgram } = await import('./program.ts')
process.exitCode = await runProgram(process.argv.slice(2))
