import { contractSince } from '../database/newer-migrations.ts'

/** Migrations up to this one were released before the rule. */
export const LAST_BEFORE_RULE = 78

/** Number of the newest migration in each release, by its version: entered with the release (docs/releasing.md). */
export const RELEASED: Readonly<Record<string, number>> = { '0.1.0': 78 }

type File = { name: string; sql: string }

/**
 * What an expanding migration may do to a table that existed before. With each, the version before works as it did, and
 * no table is rewritten or searched while requests wait.
 */
const EXPANDING = [
  /^create (?:table|type|sequence|view|function|procedure|trigger) /,
  /^create index concurrently \w+ on /,
  /^(?:grant|comment on|insert into) /,
]

/** A new column: nullable, or with a default that is the same for each row. */
const NEW_COLUMN = /^add (?:column )?(?!constraint|check|unique|primary|foreign|exclude)\w+ /
const BREAKING_COLUMN =
  /\b(?:unique|primary key|generated|stored|nextval|random\w*|gen_random_uuid|uuidv\d|clock_timestamp)\b/

const COMMENT_OR_TEXT = /--[^\n]*|\/\*.*?\*\/|(\$\w*\$).*?\1|'((?:[^']|'')*)'/gs

/** SQL without comments, texts (names of tables stay) and bodies of functions: each statement in lower case on one line. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(COMMENT_OR_TEXT, (whole, _delimiter, text?: string) => {
      if (whole.startsWith('-') || whole.startsWith('/')) return ' '
      return text !== undefined && /^\w+$/.test(text) ? text : "''"
    })
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '')
}

/** Parts at commas outside of parentheses. */
function partsOf(list: string): string[] {
  let depth = 0
  const parts = ['']
  for (const letter of list) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

const addsColumn = (part: string) =>
  NEW_COLUMN.test(part) && !BREAKING_COLUMN.test(part) && (!part.includes(' not null') || part.includes(' default '))

/** What a statement changes, restricts, searches or fills. */
const SUBJECT = [
  /^(?:alter table|insert into|update) (?:only )?(\w+)/,
  /^create (?:unique )?index \w+ on (\w+)/,
  /^create policy \w+ on (\w+)/,
  /^call \w+ ?\((\w+)/,
  /^revoke [\w, ]+ on (?:table |function |procedure )?(\w+)/,
]
const CREATED = /^create (?:table|function|procedure|type) (?:if not exists )?(\w+)/

const first = (patterns: readonly RegExp[], statement: string) =>
  patterns.map((pattern) => pattern.exec(statement)?.[1]).find((name) => name !== undefined)

function expands(statement: string, created: ReadonlySet<string>): boolean {
  if (created.has(first(SUBJECT, statement) ?? '')) return true
  const changes = /^alter table (?:only )?\w+ (.*)$/.exec(statement)?.[1]
  if (changes !== undefined) return partsOf(changes).every(addsColumn)
  return EXPANDING.some((pattern) => pattern.test(statement))
}

function expansionFaults({ name, sql }: File): string[] {
  const statements = statementsOf(sql)
  const created = new Set(statements.flatMap((statement) => first([CREATED], statement) ?? []))
  const faults = statements
    .filter((statement) => !expands(statement, created))
    .map((statement) => `${name}: only a contract migration may say: ${statement.slice(0, 80)}`)
  const isAlone = statements.length === 1 || !statements.some((statement) => / index concurrently /.test(statement))
  return isAlone ? faults : [...faults, `${name}: an index that is built concurrently needs a file of its own`]
}

const numberOf = (name: string) => Number.parseInt(name, 10)

function contractFaults({ name }: File, since: number, files: readonly File[], released: readonly number[]): string[] {
  if (!files.some((file) => numberOf(file.name) === since))
    return [`${name}: there is no migration ${since} since which versions could be ready for it`]
  const isLater = released.some((newest) => since <= newest && newest < numberOf(name))
  return isLater ? [] : [`${name}: migration ${since} has to be released before one that contracts`]
}

/**
 * Where migrations after LAST_BEFORE_RULE break the version before: an expanding one changes or removes something, or a
 * contract migration comes in the same release as what replaces it.
 * @param released number of the newest migration in each release
 */
export const migrationFaults = (files: readonly File[], released = Object.values(RELEASED)): string[] =>
  files
    .filter(({ name }) => numberOf(name) > LAST_BEFORE_RULE)
    .flatMap((file) => {
      const since = contractSince(file.sql)
      return since === null ? expansionFaults(file) : contractFaults(file, Number(since), files, released)
    })
