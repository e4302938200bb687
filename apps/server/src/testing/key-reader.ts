import { serverKeys } from '../platform/auth/server-keys.ts'

/** A process that reads the keys of a data folder, made where they are missing, and tells one of them. */
const keys = serverKeys({ tokenKey: undefined, dataFolder: process.argv[2] ?? '' })
console.log(`key ${Buffer.from(keys.accessToken).toString('hex')}`)
