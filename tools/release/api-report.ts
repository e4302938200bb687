import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Where types that are not the library's own come from does not matter: a report has the text of declarations. */
const ownFilesOnly = (options: ts.CompilerOptions): ts.CompilerHost => ({
  ...ts.createCompilerHost(options),
  resolveModuleNameLiterals: (literals, from) =>
    literals.map(({ text }) => {
      const file = path.resolve(path.dirname(from), text.replace(/\.[jt]sx?$/, '.d.ts'))
      return {
        resolvedModule:
          text.startsWith('.') && file.endsWith('.d.ts') && existsSync(file)
            ? { resolvedFileName: file, extension: ts.Extension.Dts }
            : undefined,
      }
    }),
})

/** The entries of a package that have types, and the keys of its messages. */
type Manifest = { name: string; exports: Record<string, string | { types?: string }> }

/**
 * What a built library offers: the declarations of each entry, sorted by name, and the keys of its messages. A change in it
 * is one that a user of the library may notice.
 * @param folder the library's folder, with its dist
 */
export function apiReport(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  const entries = Object.entries(manifest.exports).flatMap(([name, entry]) =>
    typeof entry === 'object' && entry.types ? [{ name, file: path.join(folder, entry.types) }] : [],
  )
  const options: ts.CompilerOptions = { noLib: true, types: [], removeComments: true }
  const files = entries.map(({ file }) => file)
  const program = ts.createProgram(files, options, ownFilesOnly(options))
  const parts = entries.map(({ name, file }) => [`# ${manifest.name}${name.slice(1)}`, ...exportsOf(program, file)])
  const keys = globSync('dist/**/pt-BR.json', { cwd: folder })
    .sort()
    .map((file) => [
      `# messages ${file.replaceAll('\\', '/').replace(/^dist\//, '')}`,
      ...keysOf(readMessages(folder, file)),
    ])
  return `${[...parts, ...keys].map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const readMessages = (folder: string, file: string) =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object

const keysOf = (messages: object, prefix = ''): string[] =>
  Object.entries(messages)
    .flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
    )
    .sort()

/** A line for each name that an entry exports, then one for each declaration of the library that those stand on. */
function exportsOf(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} exports nothing: is the library built?`)
  const resolved = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const exported = checker.getExportsOfModule(module)
  const lines = exported.map((symbol) => lineOf(symbol.name, resolved(symbol).declarations ?? symbol.declarations))

  const seen = new Set(exported.map(resolved))
  const used: string[] = []
  // a set hands out what is added while it is read
  for (const symbol of seen) {
    for (const name of (symbol.declarations ?? []).flatMap(identifiersIn)) {
      const found = checker.getSymbolAtLocation(name)
      const target = found && resolved(found)
      if (!target || seen.has(target) || !target.declarations?.some(isTopLevel)) continue
      seen.add(target)
      used.push(`  ${lineOf(target.name, target.declarations)}`)
    }
  }
  return [...lines.sort(), ...used.sort()]
}

const isTopLevel = (declaration: ts.Declaration) =>
  ts.isSourceFile(declaration.parent) || ts.isVariableDeclaration(declaration)

function identifiersIn(node: ts.Node): ts.Identifier[] {
  if (ts.isIdentifier(node)) return [node]
  const found: ts.Identifier[] = []
  ts.forEachChild(node, (child) => {
    found.push(...identifiersIn(child))
  })
  return found
}

const printer = ts.createPrinter({ removeComments: true })

/** The declarations as one line, which names what kind they are. */
function lineOf(name: string, declarations: readonly ts.Declaration[] = []): string {
  const texts = declarations.map((declaration) => {
    const text = printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile())
    const line = text.replace(/\s+/g, ' ').replace(/^(export )?(default )?(declare )?/, '')
    return ts.isVariableDeclaration(declaration) ? `const ${line}` : line
  })
  return texts.some((text) => text.includes(name)) ? texts.join(' & ') : `${name} = ${texts.join(' & ')}`
}
