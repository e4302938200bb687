import type { RoomEntry } from '../room/use-room.ts'

/** A flag of the query: `fallback` when it is missing or neither true nor false. */
function flag(value: string | null, fallback: boolean): boolean {
  if (value === 'true' || value === '1' || value === '') return true
  return value === 'false' || value === '0' ? false : fallback
}

/** Options of the embedded chat's address (document 1 section 2; limitMessages is true by default, section 3). */
export const embedOptions = (query: URLSearchParams): RoomEntry & { manage: boolean } => ({
  channel: query.get('channel')?.trim() || undefined,
  name: query.get('username')?.trim() || undefined,
  limited: flag(query.get('limitMessages'), true),
  manage: flag(query.get('showManagement'), false),
})
