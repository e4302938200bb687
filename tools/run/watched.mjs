import { statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Runs a program under `watch`, which learns from it the files that it loads. Packages are not followed. */
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) {
      const file = fileURLToPath(url)
      // before it is read: a change from here on is noticed
      if (process.connected) process.send({ file, modified: statSync(file, { throwIfNoEntry: false })?.mtimeMs })
    }
    return next(url, context)
  },
})

// Killed without a signal to us, the watcher leaves nothing behind.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel.unref()
await import(pathToFileURL(process.argv[2]).href)
