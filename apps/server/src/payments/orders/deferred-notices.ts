import type { OrderNotices } from '../payment-platform.ts'

/** For a process that sends no notices itself: they stay in the database, where a server finds them. */
export const deferredNotices: OrderNotices = { hint() {}, async deliver() {}, async close() {} }
