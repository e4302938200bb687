import type { Database } from '../database/open-database.ts'
import { type OwnerTransaction, ownerTransaction } from '../database/owner-transaction.ts'
import { igreja } from '../platform/church/church.tables.ts'

type NewChurch = Partial<typeof igreja.$inferInsert> & { codigo: string }

/** Inserts a church into a test database; `fill` adds rows of that church. @returns its id */
export async function seedChurch(
  database: Pick<Database, 'owner'>,
  church: NewChurch,
  fill: (db: OwnerTransaction['db'], igrejaId: number) => Promise<unknown> = async () => {},
): Promise<number> {
  return ownerTransaction(database, async ({ db, enterChurch }) => {
    const [row] = await db
      .insert(igreja)
      .values({
        slug: `igreja-${church.codigo}`,
        nome: `Church ${church.codigo}`,
        fusoHorario: 'America/Sao_Paulo',
        moeda: 'BRL',
        corApp: '#7a2e1d',
        ...church,
      })
      .returning({ id: igreja.id })
    const id = row?.id ?? 0
    await enterChurch(id)
    await fill(db, id)
    return id
  })
}
