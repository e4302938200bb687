import { writeFileSync } from 'node:fs'

/**
 * A reporter of Vitest that writes how long each file took, in milliseconds by its path, into the file that
 * ATRIO_FILE_TIMES names: with its imports and hooks, which Vitest's own JSON report leaves out.
 */
export default class FileTimes {
  onTestRunEnd(modules) {
    const timeOf = ({ collectDuration, duration }) => collectDuration + duration
    const times = modules.map((module) => [module.moduleId, timeOf(module.diagnostic())])
    writeFileSync(process.env.ATRIO_FILE_TIMES, JSON.stringify(Object.fromEntries(times)))
  }
}
