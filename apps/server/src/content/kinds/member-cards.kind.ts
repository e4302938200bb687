import { isPlainDate } from '@atrio/contract/rules'
import { and, eq } from 'drizzle-orm'
import Type from 'typebox'
import { issueCard } from '../../modules/member-card/member-cards.ts'
import { defineKind, repeated } from '../content-kind.ts'
import { Fields, Maybe, Text } from '../format/fields.ts'
import { usuario } from '../tables.ts'

const schema = Type.Array(
  Fields({
    /** of an account of the church */
    email: Text(80),
    numero: Text(20),
    congregacao: Maybe(Text(120)),
    dataBatismo: Maybe(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    cargo: Maybe(Text(60)),
    responsavel: Maybe(Text(80)),
    vinculo: Maybe(Text(80)),
  }),
)

/**
 * `carteirinhas.json`: member cards. An import adds and updates cards; one that the file omits is kept, since people
 * are no content (`atrio card withdraw` removes it). Exports leave cards out.
 */
export const memberCardsKind = defineKind({
  path: /^carteirinhas\.json$/,
  schema,
  check: (cards) => [
    ...(['email', 'numero'] as const).flatMap((field) =>
      repeated(
        cards,
        (card) => card[field],
        (index) => [String(index), field],
      ),
    ),
    ...cards.flatMap(({ dataBatismo }, index) =>
      dataBatismo === undefined || isPlainDate(dataBatismo)
        ? []
        : [{ path: [String(index), 'dataBatismo'], message: 'is no day of the calendar' }],
    ),
  ],
  write: async ({ db, church }, [file]) => {
    for (const { email, numero, ...facts } of file?.data ?? []) {
      const [user] = await db
        .select({ id: usuario.id })
        .from(usuario)
        .where(and(eq(usuario.igrejaId, church), eq(usuario.email, email)))
      if (!user) throw new Error(`carteirinhas.json: the church has no user with the e-mail ${email}`)
      const issued = await issueCard(
        db,
        { igrejaId: church, usuarioId: user.id },
        {
          numero,
          congregacao: facts.congregacao ?? null,
          dataBatismo: facts.dataBatismo ?? null,
          cargo: facts.cargo ?? null,
          responsavel: facts.responsavel ?? null,
          vinculo: facts.vinculo ?? null,
        },
      )
      if (!issued) throw new Error(`carteirinhas.json: the number ${numero} is another member’s`)
    }
  },
  read: async () => [],
})
