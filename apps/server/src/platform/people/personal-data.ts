import type { ImagemWire } from '@atrio/contract'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ChurchData } from '../../database/church-database.ts'
import type { User } from './membership.ts'

/** Replaces the name of a person whose account is deleted. */
export const NOBODY = '—'

type Holder = Pick<User, 'igrejaId' | 'id'>

/** A module's personal data besides the account. */
export type PersonalData = {
  /** Addresses of their pictures, which are deleted before the rows that refer to them. */
  picturesOf?(data: ChurchData, user: Holder): Promise<string[]>
  /** In the transaction that erases the account. */
  erase?(tx: NodePgDatabase, user: Holder): Promise<void>
  /** In the transaction that changes a person's photo; null: deleted. */
  changePicture?(tx: NodePgDatabase, user: Holder, image: ImagemWire | null): Promise<void>
}

const holders = new Map<string, PersonalData>()

/** Called once by the composition for each module with such data. */
export const registerPersonalData = (module: string, data: PersonalData): void => {
  holders.set(module, data)
}

export const personalData = (): PersonalData[] => [...holders.values()]
