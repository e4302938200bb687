import { plainBackend } from './plain-backend.ts'

/** The stand-in as a process, for journeys. */
await plainBackend(Number(process.env['PLAIN_PORT']))
