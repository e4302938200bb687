import { atom } from 'jotai'

/** Who is signed in. The access issue fills it; the guard and the calls read it. */
export type Session = {
  token: string | null
  /** The platform account. */
  account: { id: number; name: string } | null
  /** The account in this church (first of `usuarios`). */
  clientAccount: { id: number; email: string } | null
}

export const signedOut: Session = { token: null, account: null, clientAccount: null }

/** Signed in means all three: token, platform account and client account (document 1 section 4). */
export const isSignedIn = (session: Session) => Boolean(session.token && session.account && session.clientAccount)

export const sessionAtom = atom<Session>(signedOut)
export const signedInAtom = atom((get) => isSignedIn(get(sessionAtom)))
