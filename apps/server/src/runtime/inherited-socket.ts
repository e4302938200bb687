import { StartUpError } from './start-up-error.ts'

/** The first file descriptor that a supervisor passes on; the three before it are input, output and errors. */
const FIRST_PASSED_FD = 3

/**
 * The listening socket that a supervisor holds and passes on (systemd's socket activation: LISTEN_FDS, LISTEN_PID). It
 * stays open between two processes: connections wait in its queue until the next one accepts them.
 * @returns its file descriptor, or undefined where the server opens a socket of its own
 * @throws StartUpError for more than one: they may be on different ports
 */
export function inheritedSocket(env: NodeJS.ProcessEnv, pid = process.pid): number | undefined {
  const { LISTEN_FDS: count, LISTEN_PID: receiver } = env
  // inherited by a process that they are not meant for
  if (!count || (receiver && Number(receiver) !== pid)) return undefined
  if (count !== '1') {
    throw new StartUpError(
      `LISTEN_FDS is ${count}, but the server listens on one socket. Give the unit one ListenStream.`,
    )
  }
  return FIRST_PASSED_FD
}
