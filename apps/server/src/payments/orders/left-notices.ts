import type { OrderNotices } from '../payment-platform.ts'

/** For a process that tells nobody by itself: notices lie in the database, where a server finds them. */
export const leftNotices: OrderNotices = { hint() {}, async deliver() {}, async close() {} }
