import { serverKeys } from '../platform/auth/server-keys.ts'

/** Reads or creates the keys of a data folder, and prints one of them. */
const keys = serverKeys({ tokenKey: undefined, dataFolder: process.argv[2] ?? '' })
console.log(`key ${Buffer.from(keys.accessToken).toString('hex')}`)
