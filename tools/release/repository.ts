/** A manifest that names, after its licence, where it is developed: npm compares that with the provenance. */
export function withRepository(text: string, url: string, directory: string): string {
  const { repository: _, ...manifest } = JSON.parse(text) as Record<string, unknown>
  const entries = Object.entries(manifest).flatMap((entry) =>
    entry[0] === 'license' ? [entry, ['repository', { type: 'git', url, directory }]] : [entry],
  )
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}
