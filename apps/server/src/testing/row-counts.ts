import type { TestDatabase } from './test-database.ts'

/** How many rows a table has by name, which an SQL expression makes of a row. */
export async function rowCounts(database: TestDatabase, table: string, name: string): Promise<Record<string, number>> {
  const rows = await database.admin<{ name: string; count: number }>(
    `select ${name} as name, count(*)::int as count from ${table} group by 1`,
  )
  return Object.fromEntries(rows.map((row) => [row.name, row.count]))
}
