import type { Address } from '../address.ts'
import type { MaritalStatus, Sex } from './account.types.ts'
import type { AddressDraft } from './registration.types.ts'

/** What a person changes of their account in a church: only what is there, and null empties it. Days are `YYYY-MM-DD`. */
export type OwnDataChanges = {
  name?: string
  surname?: string
  phone?: string | null
  birthDate?: string | null
  sex?: Sex | null
  cpf?: string
  occupationId?: number | null
  congregationId?: number | null
  maritalStatus?: MaritalStatus | null
  weddingDate?: string | null
  children?: number | null
  address?: AddressDraft
  comments?: string | null
}

/** One of a person's addresses. The main one is what a purchase reads. */
export type SavedAddress = Address & { id: number; main: boolean }
