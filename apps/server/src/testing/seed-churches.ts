import type { Database } from '../database/open-database.ts'
import { type OwnerTransaction, ownerTransaction } from '../database/owner-transaction.ts'
import { igreja } from '../platform/church/church.tables.ts'

type NewChurch = Partial<typeof igreja.$inferInsert> & { codigo: string }

type Filling = (db: OwnerTransaction['db'], igrejaId: number) => Promise<unknown>

/** Inserts a church into a test database; `fill` adds rows of that church. @returns its id */
export const seedChurch = (database: Pick<Database, 'owner'>, church: NewChurch, fill?: Filling): Promise<number> =>
  ownerTransaction(database, (transaction) => insertChurch(transaction, church, fill))

/** The same in a transaction that is open; afterwards it sees the rows of this church. */
export async function insertChurch(
  { db, enterChurch }: OwnerTransaction,
  church: NewChurch,
  fill: Filling = async () => {},
): Promise<number> {
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
}
