import { exportContent } from '../content/export-content.ts'
import { type Command, words } from './command.ts'

export const exportCommand: Command = {
  name: 'export',
  usage: '<code> <folder>',
  summary: 'export a church into a new folder, which import reads again',
  run: async (args, { database, media, print }) => {
    const { code, folder } = words(args, ['code', 'folder'])
    const files = await exportContent({ code, folder, database, media })
    print(`wrote ${files.length} files to ${folder}`)
  },
}
