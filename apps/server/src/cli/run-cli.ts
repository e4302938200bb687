import type { Config } from '../runtime/config.ts'
import { backupCommand, moveCommand, restoreCommand } from './backup.commands.ts'
import { bibleImportCommand, bibleListCommand, bibleRemoveCommand } from './bible.commands.ts'
import { churchActivateCommand, churchDeactivateCommand } from './church-active.command.ts'
import { churchCreateCommand } from './church-create.command.ts'
import { embedsAddCommand, embedsListCommand, embedsRemoveCommand } from './church-embeds.commands.ts'
import { churchListCommand } from './church-list.command.ts'
import { churchSetCommand } from './church-set.command.ts'
import { type Command, type OpenedContext, type SettingsCommand, UsageError } from './command.ts'
import { complaint } from './complaint.ts'
import { doctorCommand } from './doctor.command.ts'
import { exportCommand } from './export.command.ts'
import { leaderAddCommand, leaderListCommand, leaderRemoveCommand } from './group-leaders.commands.ts'
import { groupAcceptCommand, groupRefuseCommand, groupRequestsCommand } from './group-requests.commands.ts'
import { importCommand } from './import.command.ts'
import { mailBouncedCommand } from './mail-bounced.command.ts'
import { mailDropCommand, mailListCommand, mailRetryCommand } from './mail.commands.ts'
import { mediaCopyCommand, mediaUnusedCommand } from './media.commands.ts'
import { cardIssueCommand, cardListCommand, cardWithdrawCommand } from './member-card.commands.ts'
import { moderatorAddCommand, moderatorListCommand, moderatorRemoveCommand } from './moderator.commands.ts'
import { orderListCommand } from './order-list.command.ts'
import { orderCancelCommand, orderConfirmCommand, orderRefundCommand } from './order-move.commands.ts'
import { prayersHideCommand, prayersListCommand, prayersShowCommand } from './prayers.commands.ts'
import { reportsCloseCommand, reportsListCommand, reportsRuleCommand } from './reports.commands.ts'
import { staffAddCommand, staffListCommand, staffRemoveCommand } from './staff.commands.ts'

const commands: readonly (Command | SettingsCommand)[] = [
  importCommand,
  exportCommand,
  churchListCommand,
  churchCreateCommand,
  churchActivateCommand,
  churchDeactivateCommand,
  churchSetCommand,
  embedsListCommand,
  embedsAddCommand,
  embedsRemoveCommand,
  bibleImportCommand,
  bibleListCommand,
  bibleRemoveCommand,
  orderListCommand,
  orderConfirmCommand,
  orderCancelCommand,
  orderRefundCommand,
  groupRequestsCommand,
  groupAcceptCommand,
  groupRefuseCommand,
  leaderListCommand,
  leaderAddCommand,
  leaderRemoveCommand,
  staffListCommand,
  staffAddCommand,
  staffRemoveCommand,
  moderatorListCommand,
  moderatorAddCommand,
  moderatorRemoveCommand,
  prayersListCommand,
  prayersShowCommand,
  prayersHideCommand,
  reportsListCommand,
  reportsCloseCommand,
  reportsRuleCommand,
  cardListCommand,
  cardIssueCommand,
  cardWithdrawCommand,
  mailListCommand,
  mailRetryCommand,
  mailDropCommand,
  mailBouncedCommand,
  mediaUnusedCommand,
  mediaCopyCommand,
  backupCommand,
  restoreCommand,
  moveCommand,
  doctorCommand,
]

export const commandNames: readonly string[] = commands.map(({ name }) => name)

export interface CliSurroundings {
  config: () => Config
  /** Opens the context of a command; called once, and only when one runs. */
  withContext: (work: (context: OpenedContext) => Promise<void>, command: Pick<Command, 'begins'>) => Promise<void>
  print: (line: string) => void
  printError: (line: string) => void
  readInput: () => Promise<Buffer>
}

/**
 * Runs one command line (without node and file).
 * @returns the exit code: 0 done, 1 failed, 2 not understood
 */
export const runCli = async (
  args: readonly string[],
  { config, withContext, print, printError, readInput }: CliSurroundings,
): Promise<number> => {
  if (args.length === 0 || args.some((arg) => ['help', '--help', '-h'].includes(arg))) {
    print(help())
    return args.length === 0 ? 2 : 0
  }
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => args[index] === word))
  if (command === undefined) {
    printError(`There is no command "${args.slice(0, 2).join(' ')}".\n\n${help()}`)
    return 2
  }
  try {
    const rest = args.slice(command.name.split(' ').length)
    if ('runWith' in command) await command.runWith(rest, { config: config(), print })
    else {
      await withContext(async (context) => {
        // Loaded with the first command, as the context is: printing the help needs no module.
        const { registerModules } = await import('../start/register-modules.ts')
        registerModules()
        await command.run(rest, { ...context, config: config(), print, readInput })
      }, command)
    }
    return 0
  } catch (error) {
    if (error instanceof UsageError || isParseError(error)) {
      printError(`${error.message}\n\nUsage: npm run atrio -- ${command.name} ${command.usage}`)
      return 2
    }
    printError(complaint(error))
    return 1
  }
}

const help = (): string =>
  [
    'Usage: npm run atrio -- <command>',
    '',
    ...commands.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`),
    '',
    'The database is that of DATABASE_URL or, without it, the embedded one in DATA_DIR.',
  ].join('\n')

/** parseArgs of node:util marks its errors like this. */
const isParseError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
