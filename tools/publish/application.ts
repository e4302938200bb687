import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { preview } from 'vite'
import type { Later } from '../bench/portal/clean-up.ts'
import { npm, runProgram } from './run-program.ts'
import type { Registry } from './registry.ts'

const templates = path.join(import.meta.dirname, 'apps')
const bin = (folder: string, file: string) => path.join(folder, 'node_modules', file)

/** What an application of strangers asks for by itself: versions of this workspace, so that both run on the same. */
export function versionsOf(root: string, names: readonly string[]): string[] {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  return names.map((name) => `${name}@${devDependencies[name]}`)
}

/** Lays an application into a folder outside of the workspace, and installs it: ours from the registry, the rest as usual. */
export async function installApplication(
  name: string,
  folder: string,
  packages: readonly string[],
  registry: Registry,
  later: Later,
): Promise<void> {
  cpSync(path.join(templates, name), folder, { recursive: true })
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: `stranger-${name}`, private: true, type: 'module' }),
  )
  writeFileSync(path.join(folder, '.npmrc'), `@atrio:registry=${registry.address}\n`)
  await npm(['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], folder, later)
}

export const buildApplication = (folder: string, later: Later) =>
  runProgram(process.execPath, [bin(folder, 'vite/bin/vite.js'), 'build', '--logLevel=warn'], folder, later)

export const testApplication = (folder: string, later: Later) =>
  runProgram(process.execPath, [bin(folder, 'vitest/vitest.mjs'), 'run'], folder, later)

/** Type-checks by a compiler that is installed in a folder under this name. */
export const compileApplication = (compilers: string, name: string, project: string, later: Later) =>
  runProgram(process.execPath, [bin(compilers, `${name}/bin/tsc`), '-p', project], path.dirname(project), later)

/** A plain host of built files that passes calls on to a server. Resolves with its port. */
export async function hostFiles(folder: string, outDir: string, port: number, server: string, later: Later) {
  const listeners = new Set(process.listeners('SIGTERM'))
  const host = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(
        ['/api', '/bff', '/media'].map((base) => [base, { target: server, changeOrigin: true }]),
      ),
    },
  })
  // Vite's own would end this process before it has cleaned up
  for (const added of process.listeners('SIGTERM').filter((one) => !listeners.has(one))) process.off('SIGTERM', added)
  later(() => host.close())
}
