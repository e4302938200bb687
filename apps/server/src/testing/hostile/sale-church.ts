import type { EventoDetalheWire, EventosWire, IgrejaWire } from '@atrio/contract'
import type { Database } from '../../database/open-database.ts'
import { putOnSale, takeMoney } from '../../modules/events/testing/sale.ts'
import { seedChurch } from '../seed-churches.ts'
import type { CrowdTask } from './crowd-task.ts'

/** Places of the paid event. */
export const PAID_PLACES = 500
/** Places of the event `$1` that are held by paid or unpaid orders. */
export const HELD_PLACES = 'select count(*)::int as held from inscricao where evento_id = $1 and flag_ocupa'

const HOST = 'crowd.localhost'

/**
 * Seeds a church with two events beside the demonstration church: one free and unlimited, one paid.
 * @param get requests a path at a host from the server on that database, and resolves with its JSON
 */
export async function saleChurch(
  database: Pick<Database, 'owner'>,
  get: <T>(path: string, host: string) => Promise<T>,
): Promise<Pick<CrowdTask, 'church' | 'shown' | 'free' | 'paid'>> {
  let [free, paid] = [0, 0]
  const id = await seedChurch(database, { codigo: 'crowd' }, async (db, church) => {
    await takeMoney(db, church)
    free = await putOnSale(db, church, { lots: [{ valor: 0 }] })
    paid = await putOnSale(db, church, { lots: [{ quantidade: PAID_PLACES }] })
  })
  const church = { id, slug: 'igreja-crowd', host: HOST }
  const detail = (event: number) => get<EventoDetalheWire>(`/api/v1/igreja/${church.slug}/evento/${event}/`, HOST)
  const demo = await get<IgrejaWire>('/api/v1/igreja/codigo/demo', 'demo.localhost')
  const { eventos } = await get<EventosWire>(`/api/v1/igreja/${demo.slug}/evento/`, 'demo.localhost')
  return { church, shown: eventos[0]?.id ?? 0, free: await detail(free), paid: await detail(paid) }
}
