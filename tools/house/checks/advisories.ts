/** The output of `npm audit --json`, as far as it is read. */
export type AuditReport = { vulnerabilities: Record<string, AuditedPackage> }
type Advisory = { url?: string; title?: string; severity?: string }
type AuditedPackage = { via: (Advisory | string)[] }

/** Why an advisory does not affect us, by its URL. */
export type AcceptedAdvisories = Readonly<Record<string, string>>

const SEVERE = ['high', 'critical']

/** Whether npm printed a report: a registry without audits makes it print an error of another shape. */
export const isAuditReport = (answer: unknown): answer is AuditReport =>
  typeof answer === 'object' && answer !== null && 'vulnerabilities' in answer && 'auditReportVersion' in answer

/** High and critical advisories that are not accepted, and accepted ones that are reported no more. */
export function openAdvisories({ vulnerabilities }: AuditReport, accepted: AcceptedAdvisories): string[] {
  const found = new Map<string, string>()
  for (const [name, { via }] of Object.entries(vulnerabilities)) {
    for (const advisory of via) {
      // a string names another vulnerable package, which has an entry of its own
      if (typeof advisory === 'string' || !SEVERE.includes(advisory.severity ?? '')) continue
      const address = advisory.url ?? `${name}: no address`
      found.set(address, `${name}: ${advisory.title ?? 'no title'} (${advisory.severity}, ${address})`)
    }
  }
  return [
    ...[...found].flatMap(([address, line]) => (Object.hasOwn(accepted, address) ? [] : [line])),
    ...Object.keys(accepted).flatMap((address) =>
      found.has(address) ? [] : [`${address} is accepted, and reported no more`],
    ),
  ]
}
