import { readConfig } from '../../runtime/config.ts'
import type { CommandContext } from '../command.ts'
import { runCli } from '../run-cli.ts'

/** Runs a command line; returns its exit code and output. */
export async function runLine(context: Omit<CommandContext, 'print'>, args: readonly string[]) {
  const said: string[] = []
  const complained: string[] = []
  const code = await runCli(args, {
    config: () => readConfig({}),
    withContext: (work) => work(context),
    print: (line) => said.push(line),
    printError: (line) => complained.push(line),
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}
