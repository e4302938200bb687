import { leaseDatabase } from '../database/embedded/lease.ts'

/** A process that holds a lease and tells it, for tests that kill such processes. */
const lease = await leaseDatabase(process.argv[2] ?? '')
console.log(`leased ${lease.host}`)
process.stdin.resume()
