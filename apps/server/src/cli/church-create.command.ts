import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { ensureChurch, replaceModules } from '../content/kinds/church.rows.ts'
import { type ChurchContent, churchSchema } from '../content/kinds/church.schema.ts'
import { checkData } from '../content/load-church.ts'
import { igreja } from '../content/tables.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { isReservedLabel } from '@atrio/contract/rules'
import { type Command, CommandError, UsageError, words } from './command.ts'

const OPTIONS = {
  name: { type: 'string' },
  language: { type: 'string', default: 'pt_BR' },
  'time-zone': { type: 'string', default: 'America/Sao_Paulo' },
  currency: { type: 'string', default: 'BRL' },
  color: { type: 'string', default: '#4B5FA6' },
  modules: { type: 'string', default: 'MOD_CULTO,MOD_EVENTO' },
} as const

/** The command's options for the fields of `igreja.json`. */
const OPTION_OF: Record<string, string> = {
  codigo: '<code>',
  nome: '--name',
  idioma: '--language',
  fusoHorario: '--time-zone',
  moeda: '--currency',
  visual: '--color',
  modulos: '--modules',
}

export const churchCreateCommand: Command = {
  name: 'church create',
  usage:
    '<code> --name <name> [--language pt_BR|en|es] [--time-zone <zone>] [--currency <code>] [--color <#rrggbb>] [--modules <codes>]',
  summary: 'create an empty church',
  begins: true,
  run: async (args, { database, clock, print }) => {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const { code } = words(positionals, ['code'])
    if (values.name === undefined) throw new UsageError('missing: --name')
    if (isReservedLabel(code)) throw new CommandError(`${code} is a name that the server keeps for itself`)
    const now = clock()
    const content = await checked(
      {
        codigo: code,
        nome: values.name,
        idioma: values.language,
        fusoHorario: values['time-zone'],
        moeda: values.currency,
        visual: { corApp: values.color },
        modulos: values.modules.split(',').filter((module) => module !== ''),
      },
      now,
    )
    await ownerTransaction(database, async ({ db, enterChurch }) => {
      const taken = await db.select().from(igreja).where(eq(igreja.codigo, code))
      if (taken.length > 0) throw new CommandError(`there is a church with the code ${code} already`)
      const church = await ensureChurch(db, content, now)
      await enterChurch(church)
      await replaceModules({ db, church }, content.modulos)
    })
    print(`made ${code} (${content.nome}); export it to see the files that you can fill: export ${code} <folder>`)
  },
}

/** Applies the same rules as to a church imported from a folder. */
const checked = async (content: object, now: Date): Promise<ChurchContent> => {
  const { data, problems } = await checkData({ schema: churchSchema }, content, {
    now: Temporal.Instant.fromEpochMilliseconds(now.getTime()),
    timeZone: 'UTC',
    pictureProblem: () => Promise.resolve(null),
  })
  if (problems.length === 0) return data as ChurchContent
  throw new CommandError(problems.map(({ path, message }) => `${OPTION_OF[path[0] ?? ''] ?? ''} ${message}`).join('\n'))
}
