import type { Socket } from 'node:net'

/** The open connections of a process's chat, by church. */
export type ChatPlaces = {
  /**
   * Takes a place until the connection closes. When all are taken, the newest connection of the church with the most is
   * cut for one of a church with fewer: its client comes back by itself, as after any lost connection.
   * @param church code of a church; connections at hosts of none count as those of one church
   * @returns whether there was a place
   */
  enter(church: string, socket: Socket): boolean
}

/** @param onRefused called with the church whose connection was refused or cut */
export function chatPlaces(most: number, onRefused: (church: string) => void): ChatPlaces {
  const churches = new Map<string, Set<Socket>>()
  let open = 0

  const leave = (church: string, socket: Socket) => {
    const sockets = churches.get(church)
    if (!sockets?.delete(socket)) return
    if (sockets.size === 0) churches.delete(church)
    open--
  }
  const makeRoom = (church: string): boolean => {
    let [largest, sockets] = ['', new Set<Socket>()]
    for (const [each, ofEach] of churches) if (ofEach.size > sockets.size) [largest, sockets] = [each, ofEach]
    // with only one more, the two would only change places
    if (sockets.size < (churches.get(church)?.size ?? 0) + 2) return false
    const newest = [...sockets].at(-1)
    if (!newest) return false
    onRefused(largest)
    // before it closes, which takes a turn of the event loop
    leave(largest, newest)
    newest.destroy()
    return true
  }
  return {
    enter(church, socket) {
      if (open >= most && !makeRoom(church)) {
        onRefused(church)
        return false
      }
      const sockets = churches.get(church) ?? new Set()
      churches.set(church, sockets.add(socket))
      open++
      socket.once('close', () => leave(church, socket))
      return true
    },
  }
}
