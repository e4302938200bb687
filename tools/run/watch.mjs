import { spawn } from 'node:child_process'
import { statSync, watch as watchFolder } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { inRoot } from './paths.mjs'

/** An editor writes several files at once, or one file in several steps. */
const SETTLE_MS = 100

const modifiedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs

/**
 * Runs a program of ours, and again whenever a file that it has loaded changes; a start that fails waits for the next
 * change. It takes the place of Node's `--watch`, which on Linux loses a file that an editor or Git replaces by another of
 * the same name, and restarts for packages. Resolves with the exit code when the program ends by itself or by a signal.
 */
export function watch(options, entry, env = process.env) {
  const { promise: ended, resolve } = Promise.withResolvers()
  const loaded = new Map()
  const folders = new Map()
  let child
  let changed
  let signalled

  function follow({ file, modified }) {
    loaded.set(file, modified)
    const folder = path.dirname(file)
    if (!folders.has(folder)) {
      folders.set(
        folder,
        // without a name, any file of the folder may be meant
        watchFolder(folder, (_event, name) => (name ? [path.join(folder, name)] : [...loaded.keys()]).forEach(compare)),
      )
    }
    compare(file)
  }

  /** A file that is missing is being replaced: its successor is the change. */
  function compare(file) {
    const modified = modifiedAt(file)
    if (!loaded.has(file) || modified === undefined || loaded.get(file) === modified) return
    loaded.set(file, modified)
    if (changed === undefined) setTimeout(restart, SETTLE_MS)
    changed = file
  }

  function restart() {
    console.log(`${path.relative(inRoot(), changed)} has changed. Restarting.`)
    if (child) child.kill('SIGTERM')
    else start()
  }

  function start() {
    changed = undefined
    child = spawn(process.execPath, [...options, inRoot('tools/run/watched.mjs'), path.resolve(inRoot(), entry)], {
      cwd: inRoot(),
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    child.on('message', follow)
    child.on('exit', (code, signal) => {
      child = undefined
      if (signalled) finish(code ?? 128 + constants.signals[signal])
      else if (changed !== undefined) start()
      else if (code === 0) finish(0)
      else console.error(`${entry} has failed. Waiting for a change.`)
    })
  }

  const forward = (signal) => {
    signalled = signal
    if (!child) finish(128 + constants.signals[signal])
    // On a terminal the whole group has got it already.
    else if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

  function finish(code) {
    for (const signal of signals) process.off(signal, forward)
    for (const watcher of folders.values()) watcher.close()
    resolve(code)
  }

  for (const signal of signals) process.on(signal, forward)
  start()
  return ended
}
