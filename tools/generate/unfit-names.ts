import path from 'node:path'
import ts from 'typescript'
import { readSources } from '../house/source-file.ts'
import { fill, namesOf, type Names } from './names.ts'

/**
 * Words that PostgreSQL 18 accepts as a table's name in quotes only, and SQL by hand has none:
 * `select word from pg_get_keywords() where catcode in ('R', 'T')`.
 */
const SQL_RESERVED = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
  concurrently constraint create cross current_catalog current_date current_role current_schema current_time
  current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from
  full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime
  localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning
  right select session_user similar some symmetric system_user table tablesample then to trailing true union unique user
  using variadic verbose when where window with`.split(/\s+/),
)

/** First segments of the server's own addresses. A host of plain files passes some of them on, whatever is under them. */
export const SERVER_PATHS = (
  'admin api assets bff boleto challenge confirm-email csp-report dev embed error-report general healthz media ' +
  'member-card reading-reminder readyz sandbox user verify-email webhooks'
).split(' ')

/** Where the workspace may have something of this name already. */
const TAKEN: { folder: string; ending: string; text: string }[] = [
  { folder: 'libs/contract/src', ending: '.ts', text: '\\b__Pascal__Wire\\b' },
  { folder: 'libs/api-client/src', ending: '.ts', text: '\\b(__camel__Api|__Pascal__Entry)\\b' },
  { folder: 'libs', ending: '/paths.ts', text: "'/__kebab__'" },
  { folder: 'libs/tenant-core/src', ending: '/link-roles.ts', text: "'__camel__\\.list'" },
  { folder: 'libs', ending: '/messages.ts', text: '\\b__camel__: typeof import' },
  { folder: 'apps/portal/src', ending: '/features.ts', text: '\\b__camel__Feature\\b' },
  { folder: 'apps/server/src/start', ending: '/features.ts', text: '\\b__camel__Routes\\b' },
  { folder: 'apps/server/src/testing', ending: '/access-table.ts', text: '\\b__camel__Access\\b' },
  { folder: 'apps/server/src/database/migrations', ending: '.sql', text: 'create table __snake__\\s' },
]

/** A template by the path of the file that it makes. */
export type Template = { file: string; text: string }

/** Why a feature cannot have this name, or undefined where it can. */
export function unfitName(root: string, names: Names, templates: readonly Template[]): string | undefined {
  if (isReservedWord(names.camel)) return 'JavaScript reserves it'
  if (SQL_RESERVED.has(names.snake)) return 'PostgreSQL reserves it, and it names a table'
  if (SERVER_PATHS.includes(names.kebab)) return `addresses under /${names.kebab} are the server's`
  for (const template of templates) {
    const name = /\.tsx?$/.test(template.file) ? sharedName(template, names) : undefined
    if (name) return `${template.file} would have two of the name ${name}`
  }
  for (const { folder, ending, text } of TAKEN) {
    const pattern = new RegExp(fill(text, names))
    const file = readSources(root, [folder], [ending]).find((source) => pattern.test(source.text))
    if (file) return `${file.path} has it already`
  }
  return undefined
}

/** Reserved also in strict mode, as modules are, or not to be declared in them. */
function isReservedWord(word: string): boolean {
  const kind = ts.createScanner(ts.ScriptTarget.Latest, true, undefined, word).scan()
  const isKeyword = kind >= ts.SyntaxKind.FirstReservedWord && kind <= ts.SyntaxKind.LastFutureReservedWord
  return isKeyword || ['await', 'arguments', 'eval', 'undefined'].includes(word)
}

/** A name that a template declares or imports for itself, and that the feature's would be as well. */
function sharedName({ file, text }: Template, names: Names): string | undefined {
  const other = namesOf('zz-other', names.version, names.migration)
  const [made, fixed] = [names, other].map((one) => declaredNames(path.basename(file), fill(text, one)))
  return made!.find((name, at) => name !== fixed![at] && fixed!.includes(name))
}

/** All names that a source declares or imports, in their order, which does not depend on what they are. */
function declaredNames(file: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const isDeclaration =
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isTypeAliasDeclaration(node)
    if (isDeclaration && node.name && ts.isIdentifier(node.name)) found.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return found
}
