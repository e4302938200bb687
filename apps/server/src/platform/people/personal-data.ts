import type { ImagemWire } from '@atrio/contract'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ChurchData } from '../../database/church-database.ts'
import type { User } from './membership.ts'

/** Written where a person who has left was named. */
export const NOBODY = '—'

type Holder = Pick<User, 'igrejaId' | 'id'>

/** What a module keeps of people beside their account. */
export type PersonalData = {
  /** Addresses of their pictures, which are removed before the rows that name them. */
  picturesOf?(data: ChurchData, user: Holder): Promise<string[]>
  /** In the transaction that erases the account. */
  erase?(tx: NodePgDatabase, user: Holder): Promise<void>
  /** In the transaction that changes how the person looks; null: not any more. */
  changePicture?(tx: NodePgDatabase, user: Holder, image: ImagemWire | null): Promise<void>
}

const holders = new Map<string, PersonalData>()

/** Called once by the composition for each module that keeps some. */
export const registerPersonalData = (module: string, data: PersonalData): void => {
  holders.set(module, data)
}

export const personalData = (): PersonalData[] => [...holders.values()]
