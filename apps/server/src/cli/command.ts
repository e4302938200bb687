import type { Database } from '../database/open-database.ts'
import type { Payments } from '../payments/payment-platform.ts'
import type { MediaStore } from '../platform/media/media-store.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Config } from '../runtime/config.ts'

/** What commands work with. */
export interface CommandContext {
  database: Database
  media: MediaStore
  clock: Clock
  payments: Payments
  config: Config
  /** prints a line to the operator */
  print: (line: string) => void
  /** Standard input, to its end. */
  readInput: () => Promise<Buffer>
}

/** What is opened for a command. */
export type OpenedContext = Omit<CommandContext, 'print' | 'readInput' | 'config'>

export interface Command {
  /** the words of the command line: `church set` */
  name: string
  /** the arguments: `<code> color <#rrggbb>` */
  usage: string
  summary: string
  /** Also where there is no database yet: it is created. */
  begins?: true
  /** @throws UsageError or CommandError with a message for the operator */
  run: (args: readonly string[], context: CommandContext) => Promise<void>
}

/** A command that opens the database itself, as it is: the others migrate it first. */
export type SettingsCommand = Omit<Command, 'run'> & {
  runWith: (args: readonly string[], settings: { config: Config; print: (line: string) => void }) => Promise<void>
}

/** The command line is not understood: the help is printed, and the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The command can't be done, and the message says why. Exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/**
 * Exactly these arguments, by name.
 * @throws UsageError for fewer or more
 */
export const words = <const N extends readonly string[]>(
  args: readonly string[],
  names: N,
): Record<N[number], string> => {
  const missing = names.slice(args.length)
  if (missing.length > 0) throw new UsageError(`missing: ${missing.join(', ')}`)
  if (args.length > names.length) throw new UsageError(`too much: ${args.slice(names.length).join(' ')}`)
  return Object.fromEntries(names.map((name, index) => [name, args[index]])) as Record<N[number], string>
}
