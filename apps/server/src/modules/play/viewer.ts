import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound, ProblemError } from '../../http/problem.ts'
import { identify } from '../../platform/auth/person.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { memberships, type User } from '../../platform/people/membership.ts'
import type { Platform } from '../../platform/platform.ts'

/** Stands for an account that a person does not have in the church. */
const NO_ACCOUNT = 0

/** Who looks at a church's videos. */
export type Viewer = {
  /** Signed in, and known in the church or in a sister church of its organisation. */
  isKnown: boolean
  /** Their account in this church; 0: none. */
  user: number
}

export function viewers(services: Pick<Platform, 'database' | 'directory'>) {
  const { inFamily } = memberships(services)
  const usersOf = async (church: DirectoryChurch, account: number): Promise<User[]> => {
    try {
      return (await inFamily(church, account)).users
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'not_found') return []
      throw error
    }
  }
  const viewerIn = (church: DirectoryChurch, users: readonly User[]): Viewer => ({
    isKnown: users.length > 0,
    user: users.find(({ igrejaId }) => igrejaId === church.id)?.id ?? NO_ACCOUNT,
  })
  return {
    /**
     * Who looks at a public page. What is told to one person is nobody's to keep.
     * @throws ProblemError unauthorized for a token that is wrong or too old
     */
    async viewerOf(request: FastifyRequest, reply: FastifyReply, church: DirectoryChurch): Promise<Viewer> {
      if (request.headers.authorization !== undefined) reply.header('cache-control', 'no-store')
      const person = await identify(request)
      return viewerIn(church, person ? await usersOf(church, person.account) : [])
    },
    /**
     * The person, who must be the account that the call names: theirs in this church, or in a sister church.
     * @throws ProblemError not_found for anybody else's id
     */
    async namedViewer(church: DirectoryChurch, account: number, named: string): Promise<Viewer> {
      const users = await usersOf(church, account)
      if (!users.some(({ id }) => String(id) === named)) throw notFound()
      return viewerIn(church, users)
    },
  }
}
