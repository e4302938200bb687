import { readConfig } from '../../runtime/config.ts'
import type { Environment } from '../../runtime/setting-sources.ts'
import type { OpenedContext } from '../command.ts'
import { runCli } from '../run-cli.ts'

/** Runs a command line with these settings; returns its exit code and output. */
export async function runLine(context: OpenedContext, args: readonly string[], settings: Environment = {}) {
  const said: string[] = []
  const complained: string[] = []
  const code = await runCli(args, {
    config: () => readConfig(settings),
    withContext: (work) => work(context),
    print: (line) => said.push(line),
    printError: (line) => complained.push(line),
    readInput: () => Promise.resolve(Buffer.alloc(0)),
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}
