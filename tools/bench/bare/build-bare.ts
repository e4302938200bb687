import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { readClientBuild, scriptsOf } from '../../budgets/client-build.ts'

export type BareBuild = {
  /** Address of the one script that the page names. */
  script: string
  /** Bytes of all its scripts, brotli at its highest level. */
  bytes: number
}

/** Builds the bare page by the Vite that builds the portal, for the same browsers. */
export async function buildBare(folder: string): Promise<BareBuild> {
  await build({
    configFile: false,
    root: path.dirname(fileURLToPath(new URL('./main.ts', import.meta.url))),
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react({ jsxImportSource: 'react' })],
    build: {
      outDir: folder,
      emptyOutDir: false,
      manifest: true,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'main.ts' },
    },
  })
  const { manifest, bytesOf } = readClientBuild(folder)
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error('The bare page was built without an entry.')
  const scripts = [...scriptsOf(manifest, [entry])]
  return { script: `/${manifest[entry]!.file}`, bytes: scripts.reduce((sum, file) => sum + bytesOf(file), 0) }
}
