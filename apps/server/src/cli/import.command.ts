import { importContent } from '../content/import-content.ts'
import { loadSanitize } from '../platform/sanitize.ts'
import { type Command, words } from './command.ts'

export const importCommand: Command = {
  name: 'import',
  usage: '<folder>',
  summary: 'import a church, or all churches of a folder; see docs/content-format.md',
  run: async (args, { database, media, clock, config, print }) => {
    const { folder } = words(args, ['folder'])
    const senderDomains = config.mailSenderDomains
    const sanitize = await loadSanitize()
    const churches = await importContent({ folder, database, media, clock, sanitize, senderDomains })
    for (const { code, name } of churches) print(`imported ${code} (${name})`)
  },
}
