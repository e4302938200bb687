import { and, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ChurchData } from '../../database/church-database.ts'
import { identify } from '../../platform/auth/person.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { usuario } from '../../platform/people/account.tables.ts'

/** Who looks: their account in the church. 0: nobody whom it knows. */
export type Viewer = number
export const NOBODY: Viewer = 0

/**
 * Who looks at a public page. What is told to one person is nobody's to keep.
 * @throws ProblemError unauthorized for a token that is wrong or too old
 */
export async function viewerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  church: DirectoryChurch,
  data: ChurchData,
): Promise<Viewer> {
  const person = request.person ?? (await identify(request))
  if (!person) return NOBODY
  reply.header('cache-control', 'no-store')
  const [user] = await data.use((db) =>
    db
      .select({ id: usuario.id })
      .from(usuario)
      .where(and(eq(usuario.igrejaId, church.id), eq(usuario.contaId, person.account))),
  )
  return user?.id ?? NOBODY
}
