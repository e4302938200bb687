import { atom } from 'jotai'

/** Hashes of the queries that show what this device has kept, with the time of their answer. */
export const keptSinceAtom = atom<ReadonlyMap<string, number>>(new Map())
