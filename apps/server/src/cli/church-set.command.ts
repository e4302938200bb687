import { moduleCodes } from '@atrio/contract'
import { eq } from 'drizzle-orm'
import type { Rows } from '../content/church-rows.ts'
import { isHostName } from '../content/format/field-rules.ts'
import { ORIGIN } from '../content/format/fields.ts'
import { replaceHosts, replaceModules } from '../content/kinds/church.rows.ts'
import { igreja, igrejaHost, traducaoBiblia } from '../content/tables.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { asciiAddress, isSenderAllowed, SENDER_REFUSED } from '../runtime/mail-address.ts'
import type { Config } from '../runtime/config.ts'
import { churchByCode } from './church-by-code.ts'
import { type Command, CommandError, UsageError } from './command.ts'

type Setting = (db: Rows, church: number, values: readonly string[], config: Config) => Promise<void>

const color: Setting = async (db, church, [corApp = '', ...rest]) => {
  if (!/^#[0-9a-f]{6}$/i.test(corApp) || rest.length > 0) throw new UsageError('a colour looks like #7A3E9D')
  await db.update(igreja).set({ corApp }).where(eq(igreja.id, church))
}

const modules: Setting = async (db, church, values) => {
  const codes = values.join() === 'all' ? moduleCodes : values
  const unknown = codes.filter((code) => !moduleCodes.some((known) => known === code))
  if (unknown.length > 0)
    throw new CommandError(`no module: ${unknown.join(', ')}; there are ${moduleCodes.join(', ')}`)
  await replaceModules({ db, church }, [...new Set(codes)])
}

const domains: Setting = async (db, church, hosts) => {
  for (const host of hosts) {
    if (!isHostName(host))
      throw new CommandError(`${host} is not a host name in small letters, without https:// or path`)
    const [holder] = await db.select().from(igrejaHost).where(eq(igrejaHost.host, host))
    if (holder !== undefined && holder.igrejaId !== church) throw new CommandError(`${host} belongs to another church`)
  }
  await replaceHosts({ db, church }, [...new Set(hosts)])
}

const embeds: Setting = async (db, church, origins) => {
  const wrong = origins.find((origin) => !ORIGIN.test(origin))
  if (wrong !== undefined) throw new CommandError(`${wrong} is not an origin such as https://www.example.org`)
  await db
    .update(igreja)
    .set({ origensEmbed: [...new Set(origins)] })
    .where(eq(igreja.id, church))
}

const bibles: Setting = async (db, church, codes) => {
  const imported = await db.select({ codigo: traducaoBiblia.codigo }).from(traducaoBiblia)
  const unknown = codes.find((code) => !imported.some(({ codigo }) => codigo === code))
  if (unknown !== undefined) throw new CommandError(`no translation has the code ${unknown}; see: bible list`)
  await db
    .update(igreja)
    .set({ traducoesBiblia: [...new Set(codes)] })
    .where(eq(igreja.id, church))
}

const sender: Setting = async (db, church, values, { mailSenderDomains }) => {
  const emailRemetente = mailAddress(values)
  if (emailRemetente !== null && !isSenderAllowed(emailRemetente, mailSenderDomains))
    throw new CommandError(`${emailRemetente} ${SENDER_REFUSED}`)
  await db.update(igreja).set({ emailRemetente }).where(eq(igreja.id, church))
}

const replyTo: Setting = async (db, church, values) => {
  await db
    .update(igreja)
    .set({ emailResposta: mailAddress(values) })
    .where(eq(igreja.id, church))
}

/** The one address among the values, or null where there is none. */
function mailAddress([address, ...rest]: readonly string[]): string | null {
  if (rest.length > 0) throw new UsageError('say one e-mail address, or none')
  if (address === undefined) return null
  if (asciiAddress(address) === undefined)
    throw new CommandError(`${address} is not one plain e-mail address, such as contato@igreja.org.br`)
  return address
}

const SETTINGS: Record<string, Setting> = { color, modules, domains, embeds, bibles, sender, 'reply-to': replyTo }

export const churchSetCommand: Command = {
  name: 'church set',
  usage:
    '<code> color <#rrggbb> | <code> modules <codes…|all> | <code> domains <hosts…> | <code> embeds <origins…> | <code> bibles <codes…> | <code> sender <e-mail> | <code> reply-to <e-mail>',
  summary:
    'change one thing; no codes, hosts, origins or address means none. Name only hosts whose owner you have verified',
  run: async ([code, name, ...values], { database, config, print }) => {
    const setting = name !== undefined && Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined
    if (code === undefined || setting === undefined)
      throw new UsageError(`say which church, and one of ${Object.keys(SETTINGS).join(', ')}`)
    await ownerTransaction(database, async (transaction) => {
      const { id } = await churchByCode(transaction, code)
      await setting(transaction.db, id, values, config)
    })
    print(`${code}: ${name} ${values.length > 0 ? values.join(' ') : 'none'}`)
  },
}
