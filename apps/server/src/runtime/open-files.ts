/** Files that are left for all else: the database, what is sent from the disk, calls to other hosts. */
const OTHER_FILES = 512

type Limits = { userLimits?: { open_files?: { soft?: number | string } } }
/** Node has the setting since version 22, its types do not. */
type Report = NonNullable<typeof process.report> & { excludeNetwork?: boolean }

/** Open files, connections included, that the system allows this process. Infinity where it sets no limit. */
export function maxOpenFiles(): number {
  const report: Report = process.report
  const { excludeNetwork = false } = report
  // it would look up the name of each connection's address, and block meanwhile
  report.excludeNetwork = true
  const soft = (report.getReport() as Limits).userLimits?.open_files?.soft
  report.excludeNetwork = excludeNetwork
  return typeof soft === 'number' ? soft : Infinity
}

/** As many connections as are wanted, or as fit into this number of open files. */
export function connectionsWithin(openFiles: number, wanted: number): number {
  return Math.min(wanted, openFiles - Math.min(OTHER_FILES, Math.ceil(openFiles / 2)))
}
