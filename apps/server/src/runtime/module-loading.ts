import { registerHooks, type ResolveFnOutput } from 'node:module'
import { keepCompiledModules } from './compile-cache.ts'

const DRIZZLE = /^drizzle-orm(\/|$)/

/**
 * For the first lines of a program, before it imports anything else: start-up mostly loads modules.
 *
 * Drizzle is loaded by its CommonJS build. For each of the hundred modules of its other build, and for each import
 * of it, Node reads the package's description of 179 kB once more: docs/decisions/0087.
 */
export function loadModulesQuickly(): void {
  keepCompiledModules()
  const found = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, next) {
      if (!DRIZZLE.test(specifier)) return next(specifier, context)
      const known = found.get(specifier)
      if (known) return known
      const place = next(specifier, { ...context, conditions: ['node', 'require'] })
      found.set(specifier, { ...place, shortCircuit: true })
      return place
    },
  })
}
