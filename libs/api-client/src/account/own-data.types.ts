import type { Address } from '../address.ts'
import type { MaritalStatus, Sex } from './account.types.ts'
import type { CustomAnswers } from './custom-fields.types.ts'
import type { AddressDraft } from './registration.types.ts'

/** Changes of a person's account in a church: absent fields stay, null clears a field. Days are `YYYY-MM-DD`. */
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
  /** Answers to the church's own fields; those that are absent stay. */
  customAnswers?: CustomAnswers
}

/** One of a person's addresses. Purchases use the main one. */
export type SavedAddress = Address & { id: number; main: boolean }
