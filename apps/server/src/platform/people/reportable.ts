import type { ReportableKind } from '@atrio/contract'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** A thing that can be reported, as it is shown now. */
export type Reportable = {
  /** `u…` for a member's; null where nobody known wrote it. */
  author: string | null
  name: string | null
  text: string
}

/** What a module lets people report. */
export type ReportableSource = {
  /** @returns undefined for what is not there, or not shown to everybody */
  find(db: NodePgDatabase, church: number, id: number): Promise<Reportable | undefined>
  /** Takes it out of everybody's sight, where staff can bring it back. */
  hide(tx: NodePgDatabase, church: number, id: number, now: Date): Promise<void>
}

const sources = new Map<ReportableKind, ReportableSource>()

/** Called once by the composition for each kind. */
export const registerReportable = (kind: ReportableKind, source: ReportableSource): void => {
  sources.set(kind, source)
}

export const reportableSource = (kind: ReportableKind): ReportableSource => {
  const source = sources.get(kind)
  if (!source) throw new Error(`nobody gives what is reported as ${kind}`)
  return source
}
