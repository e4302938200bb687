import { createContext, use } from 'react'
import type { RoomState } from './room-state.ts'
import type { Room } from './room.ts'

type InRoom = {
  room: Room
  state: RoomState
  /** What only moderators may do is shown: the person is one, and the page shows it. */
  moderates: boolean
  /** How many have raised their hand, and who, is shown: to moderators, and to the rest of the staff. */
  isStaff: boolean
}

const Context = createContext<InRoom | null>(null)

export const RoomProvider = Context

export function useInRoom(): InRoom {
  const inRoom = use(Context)
  if (!inRoom) throw new Error('RoomProvider is missing')
  return inRoom
}
