/** How many files a step names at its end. */
const LISTED = 10

/**
 * The files of a step that took longest, slowest first, as lines to print.
 * @param report the JSON report of Vitest or Playwright
 */
export function slowestFiles(report, root) {
  const files = report.stats ? playwrightFiles(report.suites) : vitestFiles(report.testResults)
  return [...files]
    .sort(([, one], [, other]) => other - one)
    .slice(0, LISTED)
    .map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file.replace(`${root}/`, '')}`)
}

/** The time of a file of unit tests includes its hooks. */
const vitestFiles = (results) => new Map(results.map(({ name, startTime, endTime }) => [name, endTime - startTime]))

/** Journeys of one file run side by side: their times are summed up. */
function playwrightFiles(suites) {
  const files = new Map()
  for (const suite of suites) files.set(suite.file, (files.get(suite.file) ?? 0) + timeOf(suite))
  return files
}

function timeOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results)
  return own.reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + timeOf(suite), 0)
}
