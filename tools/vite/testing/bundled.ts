import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

type Options = {
  /** The folder whose packages the code imports. */
  root: string
  plugins: Plugin[]
  minify?: boolean
  conditions?: string[]
}

/** Some code as a browser's client has it. */
export async function bundled(code: string, { root, plugins, minify = false, conditions }: Options): Promise<string> {
  const file = path.join(root, 'entry.js')
  const entry: Plugin = {
    name: 'entry',
    resolveId: (source) => (source === 'entry' ? file : null),
    load: (id) => (id === file ? code : null),
  }
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    ...(conditions && { resolve: { conditions } }),
    plugins: [entry, ...plugins],
    build: { write: false, minify, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return built.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
}
