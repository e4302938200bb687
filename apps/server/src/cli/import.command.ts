import { parseArgs } from 'node:util'
import { importContent } from '../content/import-content.ts'
import { loadSanitize } from '../platform/sanitize.ts'
import { type Command, words } from './command.ts'

export const importCommand: Command = {
  name: 'import',
  usage: '<folder> [--end-groups] [--end-congregations] [--end-reasons]',
  summary: 'import a church, or all churches of a folder; see docs/content-format.md',
  begins: true,
  run: async (args, { database, media, clock, config, print }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        'end-groups': { type: 'boolean', default: false },
        'end-congregations': { type: 'boolean', default: false },
        'end-reasons': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const { folder } = words(positionals, ['folder'])
    const endGroups = values['end-groups']
    const endCongregations = values['end-congregations']
    const endReasons = values['end-reasons']
    const senderDomains = config.mailSenderDomains
    const sanitize = await loadSanitize()
    await importContent({
      folder,
      database,
      media,
      clock,
      sanitize,
      senderDomains,
      endGroups,
      endCongregations,
      endReasons,
      onImported: ({ code, name, notes }) => {
        print(`imported ${code} (${name})`)
        for (const note of notes) print(note)
      },
    })
  },
}
