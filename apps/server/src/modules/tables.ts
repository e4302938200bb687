/** Every table of the schema; the schema test compares them with what the migrations make. */
export * from './church/church.tables.ts'
export * from './events/events.tables.ts'
export * from './giving/giving.tables.ts'
export * from './live/live.tables.ts'
export * from './prayer/prayer.tables.ts'
