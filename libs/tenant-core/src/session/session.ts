import type { Image } from '@atrio/api-client'
import { atom } from 'jotai'

/** The signed-in person. The rest of their data is in the query cache, see `personQueries`. */
export type Session = {
  token: string | null
  /** The platform account. */
  account: { id: number; name: string; surname?: string; image?: Image | null } | null
  /** The account in this church (first of `usuarios`). */
  clientAccount: { id: number; email: string } | null
  /** Signed in with a mailed password: pages that need a login redirect until it is changed. */
  mustChangePassword?: boolean
}

export const signedOut: Session = { token: null, account: null, clientAccount: null }

/** Signed in means all three: token, platform account and client account (document 1 section 4). */
export const isSignedIn = (session: Session) => Boolean(session.token && session.account && session.clientAccount)

export const sessionAtom = atom<Session>(signedOut)
export const signedInAtom = atom((get) => isSignedIn(get(sessionAtom)))

/** Pending while the session of an earlier page is restored; pages that depend on the person wait for it. */
export const restoringAtom = atom<Promise<void> | null>(null)

/** Pending while the tokens are renewed; calls wait for it. */
export const renewingAtom = atom<Promise<boolean> | null>(null)

/** A link would replace the current session by another person's: the person is asked first (quality: security 1). */
export type AccountSwitch = { signedInAs: string; answer: (accepted: boolean) => void }
export const accountSwitchAtom = atom<AccountSwitch | null>(null)
