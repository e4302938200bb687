import type { Database } from '../../database/open-database.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Auth } from '../auth/auth.ts'
import type { SignedLinks } from '../auth/signed-links.ts'
import type { ChurchDirectory, DirectoryChurch } from '../church/church-directory.ts'
import { isPrivateFile } from '../media/media-store.ts'

/**
 * What entitles to a file. The address names it, and it is checked again at each request: what ends meanwhile (a
 * subscription, a session, a ticket) ends the address with it.
 */
export type Claim = {
  /** See registerPrivateFiles. */
  kind: string
  /** Ids of what the file belongs to. */
  subject: readonly number[]
  /** The person's account; 0 for a guest. */
  account: number
  /** Their session, or the code of a guest's order. */
  proof: string
}

type Services = { auth: Auth; clock: Clock; database: Database; directory: ChurchDirectory }
type MayRead = (services: Services, church: DirectoryChurch, claim: Claim) => Promise<boolean>

const kinds = new Map<string, MayRead>()

/** Registers who may have the files of a module. @param kind the first word of its claims */
export const registerPrivateFiles = (kind: string, mayRead: MayRead): void => void kinds.set(kind, mayRead)

/** Whether a claim is true now. */
export const holdsNow: MayRead = async (services, church, claim) =>
  (await kinds.get(claim.kind)?.(services, church, claim)) ?? false

/** How long an address answers: a player that needs it longer asks for another. */
const ADDRESS_MS = 30 * 60_000

const CLAIM = /^([a-z]+)\.(\d+(?:-\d+)*)\.(\d+)\.([\w-]+)$/
const about = (path: string, claim: string) => `file ${path} ${claim}`
const sign = (links: SignedLinks, path: string, claim: string, expires: Date) =>
  `${path}?${new URLSearchParams({ de: claim, chave: links.sign(about(path, claim), expires).key })}`

/** The temporary address of a private file for a person who may have it; other addresses are returned as they are. */
export function privateAddress(
  { auth, clock }: Pick<Services, 'auth' | 'clock'>,
  url: string,
  { kind, subject, account, proof }: Claim,
): string {
  if (!isPrivateFile(url)) return url
  const claim = [kind, subject.join('-'), account, proof].join('.')
  return sign(auth.links, url, claim, new Date(clock().getTime() + ADDRESS_MS))
}

type Signature = { de?: string | undefined; chave?: string | undefined }

/** The claim of a signed address; undefined for one that was not signed by this server, or is too old. */
export function claimOf({ links }: Pick<Auth, 'links'>, path: string, { de = '', chave = '' }: Signature) {
  const [, kind, subject = '', account, proof] = CLAIM.exec(de) ?? []
  if (!kind || !proof || !links.opens(about(path, de), chave)) return undefined
  return { kind, subject: subject.split('-').map(Number), account: Number(account), proof } satisfies Claim
}

/** The address of a part of a signed playlist, which expires with it. */
export function partAddress({ links }: Pick<Auth, 'links'>, part: string, { de = '', chave = '' }: Signature): string {
  return isPrivateFile(part) ? sign(links, part, de, new Date(Number(chave.split('.')[0]))) : part
}
