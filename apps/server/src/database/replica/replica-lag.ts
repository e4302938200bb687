/** How far a standby has followed its primary, in times of this process alone: no clocks are compared. */
export type ReplicaLag = {
  /**
   * Notes a position that the primary had reached.
   * @param at performance.now() before it was asked
   */
  reached(at: number, position: number): void
  /** Notes up to which position the standby has replayed. */
  replayed(position: number): void
  /** The standby has all that was committed before this performance.now(); undefined while that is not known. */
  caughtUpTo(): number | undefined
}

/** Notes that are kept. A standby that is further behind is not read from, and catches up to one of these. */
const MAX_NOTES = 120

export function replicaLag(): ReplicaLag {
  const notes: { at: number; position: number }[] = []
  let caughtUpTo: number | undefined
  return {
    reached(at, position) {
      notes.push({ at, position })
      if (notes.length > MAX_NOTES) notes.shift()
    },
    replayed(position) {
      const index = notes.findLastIndex((note) => note.position <= position)
      // one that is behind what it had before is another standby, or an earlier state of it
      caughtUpTo = notes[index]?.at
      if (index > 0) notes.splice(0, index)
    },
    caughtUpTo: () => caughtUpTo,
  }
}
