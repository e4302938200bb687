/** Where a server is in the log, and of which database. */
export type Place = {
  cluster: string
  /** Bytes; null on a standby that has replayed nothing yet. */
  position: string | null
  isStandby: boolean
}

/** Another cluster or database would show other churches' rows under the same ids. */
const CLUSTER = `(select system_identifier from pg_control_system()) || '/' || current_database() as cluster`
/** What was inserted in the log, written or not: with `synchronous_commit=off` others see a commit before it is written. */
export const OF_PRIMARY = `select ${CLUSTER}, pg_current_wal_insert_lsn() - '0/0' as position, false as "isStandby"`
export const OF_STANDBY = `select ${CLUSTER}, pg_last_wal_replay_lsn() - '0/0' as position, pg_is_in_recovery() as "isStandby"`

/** @returns in words for the operator why this is no standby of the primary to read from, if so */
export function whyNot(place: Place | undefined, { cluster }: Place): string | undefined {
  if (place?.cluster !== cluster) return 'it holds another database than DATABASE_URL'
  if (!place.isStandby) return 'it is no standby'
  return place.position === null ? 'it has replayed nothing yet' : undefined
}
