import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { asc, eq, sql } from 'drizzle-orm'
import { igreja, traducaoBiblia, versiculoBiblia } from '../content/tables.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { BibleTextError } from '../modules/bible/texts/collect-verses.ts'
import { KJV, readKjv } from '../modules/bible/texts/kjv.ts'
import { readBibleText } from '../modules/bible/texts/read-bible-text.ts'
import { type NewTranslation, saveTranslation } from '../modules/bible/texts/save-translation.ts'
import { type Command, CommandError, type CommandContext, UsageError, words } from './command.ts'
import { plain } from './orders.ts'

/** A whole translation in USFX is some 6 MB. */
const MAX_BYTES = 50_000_000
const TEXT_FILE = /\.(?:usfm|sfm|usfx|osis|xml|txt)$/i

/** The files at a path, in the order of their names: itself, or those of a folder. @throws CommandError */
async function filesAt(target: string) {
  const found = await stat(target).catch(() => undefined)
  if (!found) throw new CommandError(`there is no file ${target}`)
  const names = found.isDirectory() ? (await readdir(target)).filter((name) => TEXT_FILE.test(name)).sort() : ['']
  const files: { name: string; text: string }[] = []
  let bytes = 0
  for (const name of names) {
    const file = path.join(target, name)
    bytes += (await stat(file)).size
    if (bytes > MAX_BYTES) throw new CommandError(`${target} is larger than ${MAX_BYTES / 1_000_000} MB`)
    files.push({ name: name || path.basename(target), text: await readFile(file, 'utf8') })
  }
  return files
}

/** As in the address of a chapter. */
const CODE = /^[a-z0-9][a-z0-9-]{0,30}$/

const option = { type: 'string' } as const

/** @throws UsageError where the command line leaves something out */
function translationOf(values: Record<'code' | 'name' | 'short' | 'language' | 'licence', string | undefined>) {
  const { code, name, short, language, licence } = values
  if (!code || !name || !language) throw new UsageError('missing: --code, --name and --language')
  if (!licence?.trim()) throw new UsageError('--licence is missing: the line that says why the text may be shown')
  if (!CODE.test(code)) throw new UsageError(`${code} is no code such as arc-1911`)
  if (!/^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(language)) throw new UsageError(`${language} is no language such as pt-BR`)
  const sigla = short ?? code.toUpperCase()
  return { codigo: code, nome: name, sigla, idioma: language, licenca: licence.trim() } satisfies NewTranslation
}

async function save(
  { database, print }: CommandContext,
  translation: NewTranslation,
  read: ReturnType<typeof readBibleText>,
) {
  await ownerTransaction(database, ({ db }) => saveTranslation(db, translation, read.verses))
  const { codigo, nome } = translation
  print(`imported ${codigo} (${plain(nome)}), ${read.verses.length} verses`)
  if (read.leftOut.length > 0) print(`left out: ${read.leftOut.map(plain).join(' ')}`)
  print(`offer it: church set <code> bibles ${codigo}`)
}

export const bibleImportCommand: Command = {
  name: 'bible import',
  usage: 'kjv | <file or folder> --code <code> --name … --language <pt-BR> --licence … [--short …]',
  summary:
    'import a translation in USFM, USFX or OSIS, in place of the one with its code; the licence is shown with it',
  begins: true,
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { code: option, name: option, short: option, language: option, licence: option },
      allowPositionals: true,
    })
    const { file } = words(positionals, ['file'])
    try {
      if (file === KJV.codigo && Object.keys(values).length === 0) {
        const verses = await readKjv()
        if (!verses) throw new CommandError('the package kjv is not installed: it is one of the optional ones')
        return await save(context, KJV, { verses, leftOut: [] })
      }
      const { code, name, short, language, licence } = values
      const translation = translationOf({ code, name, short, language, licence })
      await save(context, translation, readBibleText(await filesAt(file)))
    } catch (error) {
      throw error instanceof BibleTextError ? new CommandError(error.message) : error
    }
  },
}

export const bibleListCommand: Command = {
  name: 'bible list',
  usage: '',
  summary: 'show the imported translations, their licences and the churches that offer them',
  run: async (args, { database, print }) => {
    words(args, [])
    const rows = await ownerTransaction(database, ({ db }) =>
      db
        .select({
          translation: traducaoBiblia,
          verses: sql<number>`(select count(*)::int from ${versiculoBiblia} v where v.traducao = traducao_biblia.codigo)`,
          churches: sql<string[]>`array(select i.codigo from ${igreja} i
            where i.traducoes_biblia ? traducao_biblia.codigo order by 1)`,
        })
        .from(traducaoBiblia)
        .orderBy(asc(traducaoBiblia.codigo)),
    )
    for (const { translation, verses, churches } of rows) {
      const { codigo, idioma, nome, licenca } = translation
      print([codigo, idioma, nome, `${verses} verses`, licenca, churches.join(' ')].map(plain).join('  '))
    }
    if (rows.length === 0) print('no translation is imported')
  },
}

export const bibleRemoveCommand: Command = {
  name: 'bible remove',
  usage: '<code>',
  summary: 'remove a translation; churches that name it offer it again when it is imported again',
  run: async (args, { database, print }) => {
    const { code } = words(args, ['code'])
    const [gone] = await ownerTransaction(database, ({ db }) =>
      db.delete(traducaoBiblia).where(eq(traducaoBiblia.codigo, code)).returning(),
    )
    if (!gone) throw new CommandError(`no translation has the code ${code}; see: bible list`)
    print(`removed ${code} (${plain(gone.nome)})`)
  },
}
