import { leaseDatabase } from '../database/embedded/lease.ts'

/** Holds a lease and prints its socket folder, for tests that kill such processes. */
const lease = await leaseDatabase(process.argv[2] ?? '')
console.log(`leased ${lease.host}`)
process.stdin.resume()
