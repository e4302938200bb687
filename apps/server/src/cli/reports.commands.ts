import { configuracaoDenuncia } from '../content/tables.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import { closeReport, readReports } from '../modules/reports/reports.ts'
import { churchByCode } from './church-by-code.ts'
import { type Command, CommandError, UsageError, words } from './command.ts'
import { plain } from './orders.ts'

const KINDS = { chat: 'chat', oracao: 'prayer', oracao_mensagem: 'prayer message' } as const
const EXCERPT = 100

export const reportsListCommand: Command = {
  name: 'reports list',
  usage: '<church>',
  summary: 'show what people report of the chat and the prayer wall, the last reported first',
  run: async (args, { database, print }) => {
    const { church } = words(args, ['church'])
    const rows = await ownerTransaction(database, async (transaction) => {
      const { id } = await churchByCode(transaction, church)
      return readReports(transaction.db, id, null)
    })
    for (const { report, motivos, notas } of rows) {
      const minute = `${report.dataUltima.toISOString().slice(0, 16)}Z`
      const excerpt = report.trecho.length > EXCERPT ? `${report.trecho.slice(0, EXCERPT)}…` : report.trecho
      const facts = [`${KINDS[report.tipo]} ${report.alvo}`, `${report.qtde}×`, motivos.join(', ')]
      const state = report.flagOculta ? ['hidden'] : []
      print(
        [report.id, minute, ...facts, ...state, report.nome ?? '-', excerpt, ...notas]
          .map(String)
          .map(plain)
          .join('  '),
      )
    }
    if (rows.length === 0) print(`nothing is reported at ${church}`)
  },
}

export const reportsCloseCommand: Command = {
  name: 'reports close',
  usage: '<church> <report>',
  summary: 'close a report that was seen to; what was reported stays as it is',
  run: async (args, { database, clock, print }) => {
    const { church, report } = words(args, ['church', 'report'])
    if (!/^\d{1,15}$/.test(report)) throw new UsageError(`a report is a number: see reports list ${church}`)
    await ownerTransaction(database, async (transaction) => {
      const { id } = await churchByCode(transaction, church)
      if (!(await closeReport(transaction.db, id, Number(report), clock()))) {
        throw new CommandError(`${church} has no open report ${report}; see: reports list ${church}`)
      }
    })
    print(`report ${report} is closed`)
  },
}

export const reportsRuleCommand: Command = {
  name: 'reports rule',
  usage: '<church> <number|off>',
  summary: 'hide what so many people with an account report, until staff look at it; off: hide nothing by itself',
  run: async (args, { database, print }) => {
    const { church, number } = words(args, ['church', 'number'])
    if (!/^(?:[1-9]\d{0,3}|off)$/.test(number)) throw new UsageError('a whole number of people, or off')
    await ownerTransaction(database, async (transaction) => {
      const { id } = await churchByCode(transaction, church)
      await transaction.db.delete(configuracaoDenuncia)
      if (number !== 'off') {
        await transaction.db.insert(configuracaoDenuncia).values({ igrejaId: id, qtdeOcultar: Number(number) })
      }
    })
    print(
      number === 'off'
        ? 'nothing is hidden by itself'
        : `what ${number} people report is hidden until staff look at it`,
    )
  },
}
