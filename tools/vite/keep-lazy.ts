import type { Plugin } from 'vite'

/**
 * A static re-export of a lazily loaded module quietly ends the laziness (a library of 12 kB became 117 kB).
 * Rolldown only warns about it; here it stops the build.
 */
export const keepLazy = (): Plugin => ({
  name: 'atrio-keep-lazy',
  onLog(_level, log) {
    if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') this.error(log)
  },
})
