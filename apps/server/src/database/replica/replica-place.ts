/** Where a server is in the log, and of which database. */
export type Place = {
  cluster: string
  /** Bytes; null on a standby that has replayed nothing yet. */
  position: string | null
  isStandby: boolean
}

/** Another cluster or database would show other churches' rows under the same ids. */
const CLUSTER = `(select system_identifier from pg_control_system()) || '/' || current_database() as cluster`
/**
 * Where the last record of the log ends, `next` being where another one would begin: at the start of a page or a segment that is
 * after its header, which no standby reaches before there is a record. On a quiet server that takes 15 s.
 */
const END_OF_LOG = `next - case
  when next % pg_size_bytes(current_setting('wal_segment_size')) = 40 then 40
  when next % current_setting('wal_block_size')::numeric = 24 then 24
  else 0 end`
/** What was inserted in the log, written or not: with `synchronous_commit=off` others see a commit before it is written. */
export const OF_PRIMARY = `select ${CLUSTER}, ${END_OF_LOG} as position, false as "isStandby"
  from (select pg_current_wal_insert_lsn() - '0/0' as next) log`
export const OF_STANDBY = `select ${CLUSTER}, pg_last_wal_replay_lsn() - '0/0' as position, pg_is_in_recovery() as "isStandby"`

/** @returns in words for the operator why this is no standby of the primary to read from, if so */
export function whyNot(place: Place | undefined, { cluster }: Place): string | undefined {
  if (place?.cluster !== cluster) return 'it holds another database than DATABASE_URL'
  if (!place.isStandby) return 'it is no standby'
  return place.position === null ? 'it has replayed nothing yet' : undefined
}
