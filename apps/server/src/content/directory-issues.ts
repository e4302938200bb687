import { eq } from 'drizzle-orm'
import { isSenderAllowed, SENDER_REFUSED } from '../runtime/mail-address.ts'
import type { Rows } from './church-rows.ts'
import type { ContentIssue } from './format/content-issue.ts'
import type { FieldProblem } from './format/schema-issues.ts'
import type { LoadedChurch } from './load-church.ts'
import type { LoadedContent } from './load-content.ts'
import { igreja, igrejaHost, organizacao } from './tables.ts'

/** Conflicts of a valid folder with churches that are in the database already, and with the installation. */
export const directoryIssues = async (
  db: Rows,
  { churches, organisations }: LoadedContent,
  { senderDomains }: { senderDomains: readonly string[] },
): Promise<ContentIssue[]> => {
  const present = await db
    .select({ id: igreja.id, codigo: igreja.codigo, slug: igreja.slug, uuid: igreja.uuid })
    .from(igreja)
  const hosts = await db
    .select({ host: igrejaHost.host, codigo: igreja.codigo })
    .from(igrejaHost)
    .innerJoin(igreja, eq(igreja.id, igrejaHost.igrejaId))
  const parents = await db.select({ slug: organizacao.slug }).from(organizacao)
  const known = new Set([...organisations.keys(), ...parents.map(({ slug }) => slug)])

  const problemsOf = ({ content }: LoadedChurch): FieldProblem[] => {
    const others = present.filter(({ codigo }) => codigo !== content.codigo)
    const slug = content.slug ?? content.codigo
    const holder = (host: string) => hosts.find((entry) => entry.host === host && entry.codigo !== content.codigo)
    return [
      ...others
        .filter((other) => other.slug === slug)
        .map(({ codigo }) => ({
          path: [content.slug === undefined ? 'codigo' : 'slug'],
          message: `is the slug of the church ${codigo}`,
        })),
      ...others
        .filter((other) => other.uuid === content.uuid)
        .map(({ codigo }) => ({ path: ['uuid'], message: `is the uuid of the church ${codigo}` })),
      ...(content.hosts ?? []).flatMap((host, index) => {
        const other = holder(host)
        return other === undefined
          ? []
          : [{ path: ['hosts', String(index)], message: `is a host of the church ${other.codigo}` }]
      }),
      ...(content.emailRemetente === undefined || isSenderAllowed(content.emailRemetente, senderDomains)
        ? []
        : [{ path: ['emailRemetente'], message: SENDER_REFUSED }]),
      ...(content.organizacao === undefined || known.has(content.organizacao)
        ? []
        : [{ path: ['organizacao'], message: `there is no organizacoes/${content.organizacao}.json` }]),
    ]
  }
  return churches.flatMap((church) => problemsOf(church).map(church.issue))
}
