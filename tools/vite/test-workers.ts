import { availableParallelism } from 'node:os'

/**
 * Workers of unit tests, which Vitest wants to be the same for every project. One more than cores: tests of the server wait
 * for PostgreSQL and for processes, which left a fifth of two cores idle.
 */
export const testWorkers = availableParallelism() + 1
