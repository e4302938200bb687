/** How many files a step names at its end. */
const LISTED = 10

/**
 * The files that took longest, slowest first, as lines to print.
 * @param times milliseconds by file
 */
export const slowestFiles = (times, root) =>
  Object.entries(times)
    .sort(([, one], [, other]) => other - one)
    .slice(0, LISTED)
    .map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file.replace(`${root}/`, '')}`)

/** Milliseconds by file of Playwright's report. Journeys of one file run side by side: their times are summed up. */
export function timesOfJourneys({ suites }) {
  const times = {}
  for (const suite of suites) times[suite.file] = (times[suite.file] ?? 0) + timeOf(suite)
  return times
}

function timeOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results)
  return own.reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + timeOf(suite), 0)
}
