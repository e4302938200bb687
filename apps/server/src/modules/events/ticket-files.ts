import { foundFor, type Holder, holderOf } from '../../payments/buyers/holder.ts'
import { privateAddress, registerPrivateFiles } from '../../platform/people/private-files.ts'
import type { Platform } from '../../platform/platform.ts'
import { contentsOf } from './tickets.reads.ts'
import { contentStatus } from './tickets.wire.ts'

const KIND = 'ingresso'

/** Addresses of exclusive content for the holder of a ticket: a member by their session, a guest by the order's code. */
export const ticketFileAddress =
  (
    services: Pick<Platform, 'auth' | 'clock'>,
    { user, account, session, order }: Holder,
    { event, ticket, id }: { event: number; ticket: number; id: number },
  ) =>
  (url: string): string =>
    privateAddress(services, url, {
      kind: KIND,
      subject: [event, ticket, id, user ?? 0],
      account: account ?? 0,
      proof: session ?? order ?? '',
    })

/** It is for the ticket's holder, while the ticket is paid and the content is shown. */
export const registerTicketFiles = () =>
  registerPrivateFiles(KIND, async (services, church, { subject, account, proof }) => {
    const [event = 0, ticket = 0, id = 0, user = 0] = subject
    if (account !== 0 && !(await services.auth.sessions.live(proof, account))) return false
    const holder = holderOf({ church, user: String(user), pedido: proof }, { account, session: proof })
    const data = services.database.churches.of(church.id)
    const rows = await foundFor(services, holder, (whose) => contentsOf(data, whose, { event, ticket }))
    const now = services.clock()
    return rows.some(({ conteudo }) => conteudo?.id === id && contentStatus(conteudo, now) === 'disponivel')
  })
