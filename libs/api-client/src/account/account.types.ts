import type { Address, Image } from '../address.ts'

/** What authorises the person's calls. The access token is short-lived; the refresh token changes with every use. */
export type Credentials = {
  token: string
  refreshToken: string
  /** Signed in with a mailed password: it must be changed before anything is written. */
  mustChangePassword: boolean
  /** The account’s first sign-in ever. */
  isFirstSignIn?: boolean
}

/** The platform account. */
export type Account = {
  id: number
  email: string
  name: string
  surname: string
  image: Image | null
  mustChangePassword: boolean
}

export type Sex = 'male' | 'female'

export type MaritalStatus =
  'single' | 'married' | 'civilMarried' | 'civilAndReligious' | 'stableUnion' | 'liveTogether' | 'divorced' | 'widowed'

/** A person's account in one church. Days are `YYYY-MM-DD`. */
export type ClientAccount = {
  id: number
  accountId: number
  church: { id: number; code: string; slug: string; name: string }
  name: string
  surname: string
  email: string
  phone: string | null
  birthDate: string | null
  sex: Sex | null
  occupationId: number | null
  congregationId: number | null
  maritalStatus: MaritalStatus | null
  weddingDate: string | null
  children: number | null
  address: Address | null
  comments: string | null
  image: Image | null
  chatModerator: boolean
  createdAt: string
}

export type PersonDocument = { id: number; churchId: number; kind: string; number: string }

/** ROLE_ADMIN, ROLE_ADMIN_CONTENT, ROLE_SUPER_ADMIN, or one that this version does not know. */
export type ChurchRole = { churchId: number; role: string }

export type SavedCard = {
  id: number
  holder: string
  brand: string | null
  lastDigits: string
  /** MM/YYYY. */
  expires: string
  /** Number of recurring gifts charged to it, which pause when it is deleted. */
  recurringGifts: number
}

/** Saved cards of one payment gateway. */
export type CardGroup = { gatewayId: number; cards: SavedCard[] }

/** What to do next with an e-mail address; reveals nothing else about it. */
export type NextStep = 'login' | 'register'
