import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './paths.mjs'

const windows = process.platform === 'win32'

/** Quotes for cmd.exe, which alone can start the .cmd files of npm on Windows. */
const quoted = (arg) => (/[\s"&|<>^]/.test(arg) ? `"${arg.replace(/"/g, '""')}"` : arg)

const options = (command, args, more) =>
  windows && !/\.exe$/i.test(command)
    ? [[quoted(command), ...args.map(quoted)].join(' '), [], { shell: true, cwd: root, ...more }]
    : [command, args, { cwd: root, ...more }]

/** Text that a program prints, trimmed; undefined when it is missing, fails or takes longer than a minute. */
export function answerOf(command, args, more = {}) {
  const result = spawnSync(...options(command, args, { encoding: 'utf8', timeout: 60_000, ...more }))
  return result.status === 0 ? result.stdout.trim() : undefined
}

/** The signals a person or a supervisor stops us with; Ctrl-C reaches the child by itself, it must only not end us. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program to its end with our input and output and hands signals on.
 * Resolves with its exit code, or 128 + the signal's number, as a shell would say it.
 */
export function run(command, args, more = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(...options(command, args, { stdio: 'inherit', ...more }))
    const forward = (signal) => {
      // On a terminal the whole group has got it already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    for (const signal of signals) process.on(signal, forward)
    const stopListening = () => signals.forEach((signal) => process.off(signal, forward))
    child.on('error', (error) => {
      stopListening()
      reject(error)
    })
    child.on('exit', (code, signal) => {
      stopListening()
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** Runs a program of ours under the Node that runs us. */
export const runNode = (args, more) => run(process.execPath, args, more)

/** Like `runNode`, but takes our place where the system can do that: one process less, signals reach it directly. */
export async function becomeNode(args, env = process.env) {
  process.chdir(root)
  if (process.execve && !windows) process.execve(process.execPath, [process.execPath, ...args], env)
  process.exit(await runNode(args, { env }))
}
