/**
 * A version's entry in the changelog, from the subjects of its commits (`area: what changed`), oldest first: a list for
 * each area, and without an area what has none.
 * @param subjects undefined for the first release, which changes nothing for anybody
 */
export function entryOf(version: string, date: string, subjects: readonly string[] | undefined): string {
  const title = `## ${version} (${date})`
  if (!subjects) return `${title}\n\nThe first release.\n`
  const areas = new Map<string, string[]>()
  for (const subject of subjects.filter((one) => !one.startsWith('Merge '))) {
    const [, area = 'other', change = subject] = /^([\w, -]+): (.+)$/.exec(subject) ?? []
    areas.set(area, [...(areas.get(area) ?? []), `- ${change}`])
  }
  const lists = [...areas]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, changes]) => [`### ${area}`, '', ...changes])
  return `${[[title], ...lists].map((lines) => lines.join('\n')).join('\n\n')}\n`
}

/** The changelog with an entry before the others, or in the place of the one of the same version. */
export function withEntry(changelog: string, version: string, entry: string): string {
  const [head = '', ...entries] = changelog.split(/^(?=## )/m)
  const others = entries.filter((one) => !one.startsWith(`## ${version} `)).map((one) => one.trimEnd())
  return `${[head.trimEnd(), entry.trimEnd(), ...others].join('\n\n')}\n`
}
