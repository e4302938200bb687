/** What can be reported: a message of the chat by its sequence, a prayer request, a message under one. */
export type ReportedThing = { kind: 'chat' | 'prayer' | 'prayer-message'; id: number }
export type ReportReason = 'offence' | 'spam' | 'personal-data' | 'danger' | 'other'

/** A thing that people report, as the church's staff see it; nothing says who reported. */
export type ReportEntry = {
  id: number
  thing: ReportedThing
  /** The name under which it was shown. */
  name: string | null
  /** As it read when it was first reported. */
  text: string
  count: number
  reasons: ReportReason[]
  notes: string[]
  /** Hidden by the church's rule. */
  hidden: boolean
  /** Instant, ISO, of the last report. */
  at: string
}
export type ReportPage = { reports: ReportEntry[]; next: string | null }
