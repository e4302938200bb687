import { asc } from 'drizzle-orm'
import { igreja, igrejaHost } from '../content/tables.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { type Command, words } from './command.ts'

export const churchListCommand: Command = {
  name: 'church list',
  usage: '',
  summary: 'show all churches, with their language, state and hosts',
  run: async (args, { database, print }) => {
    words(args, [])
    await ownerTransaction(database, async ({ db }) => {
      const churches = await db.select().from(igreja).orderBy(asc(igreja.codigo))
      const hosts = await db.select().from(igrejaHost).orderBy(asc(igrejaHost.posicao))
      const width = Math.max(4, ...churches.map(({ codigo }) => codigo.length))
      for (const { id, codigo, nome, idioma, flagAtivo } of churches) {
        const own = hosts.filter(({ igrejaId }) => igrejaId === id).map(({ host }) => host)
        print([codigo.padEnd(width), idioma.padEnd(5), flagAtivo ? 'active  ' : 'inactive', nome, ...own].join('  '))
      }
      if (churches.length === 0) print('There is no church yet. Make one: church create <code> --name <name>')
    })
  },
}
