import type { MaritalStatus, Sex } from '../account/account.types.ts'
import type { Image } from '../address.ts'

/** A member's card of their church. Days are `YYYY-MM-DD`. */
export type MemberCard = {
  id: number
  user: {
    id: number
    name: string
    surname: string
    phone: string | null
    birthDate: string | null
    sex: Sex | null
    maritalStatus: MaritalStatus | null
    image: Image | null
    cpf: string | null
  }
  number: string
  congregation: string | null
  baptismDate: string | null
  /** Or activity. */
  position: string | null
  /** The person responsible for the member: a pastor, a parent. */
  responsible: string | null
  linkedTo: string | null
  /** Content of its QR code. */
  qrCode: string | null
}
