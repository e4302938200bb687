import { and, eq } from 'drizzle-orm'
import Type, { type Static } from 'typebox'
import type { ChurchWriter } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import { Fields, InstantText, Maybe, Slug, Text } from '../format/fields.ts'
import {
  planoAssinatura,
  planoAssinaturaConteudo,
  usuario,
  usuarioPlanoAssinatura,
  usuarioPlanoAssinaturaConteudo,
} from '../tables.ts'

const subscriberSchema = Fields({
  /** of an account in `contas.json` */
  email: Text(80),
  /** of a plan in `assinatura.json` */
  plano: Slug,
  dataInicio: InstantText,
  dataFim: InstantText,
  minhaLista: Maybe(Type.Array(Slug, { maxItems: 50 })),
})
type Subscriber = Static<typeof subscriberSchema>

/**
 * `assinantes.json`: Play subscriptions of a demonstration's accounts, and their lists. Like the accounts they are no
 * content: an import never changes or removes them, and exports leave them out.
 */
export const subscribersKind = defineKind({
  path: /^assinantes\.json$/,
  schema: Type.Array(subscriberSchema),
  write: async (church, [file]) => {
    for (const subscriber of file?.data ?? []) await saveSubscriber(church, subscriber)
  },
  read: async () => [],
})

async function saveSubscriber({ db, church }: ChurchWriter, subscriber: Subscriber): Promise<void> {
  const { email, plano: slug, minhaLista = [] } = subscriber
  const [found] = await db
    .select({ user: usuario.id, plan: planoAssinatura })
    .from(usuario)
    .innerJoin(planoAssinatura, and(eq(planoAssinatura.igrejaId, church), eq(planoAssinatura.slug, slug)))
    .where(and(eq(usuario.igrejaId, church), eq(usuario.email, email)))
  if (!found) throw new Error(`assinantes.json: there is no plan ${slug}, or nobody ${email}`)
  const { user, plan } = found
  const known = await db
    .select({ id: usuarioPlanoAssinatura.id })
    .from(usuarioPlanoAssinatura)
    .where(and(eq(usuarioPlanoAssinatura.igrejaId, church), eq(usuarioPlanoAssinatura.usuarioId, user)))
  if (known.length > 0) return
  const dataInicio = new Date(subscriber.dataInicio)
  await db.insert(usuarioPlanoAssinatura).values({
    igrejaId: church,
    usuarioId: user,
    planoId: plan.id,
    nome: plan.nome,
    valor: plan.valor,
    qtdeMeses: plan.qtdeMeses,
    idioma: 'pt_BR',
    situacao: 'ativo' as const,
    dataInicio,
    dataFim: new Date(subscriber.dataFim),
    dataCadastro: dataInicio,
  })
  for (const wanted of minhaLista) {
    const [content] = await db
      .select({ id: planoAssinaturaConteudo.id })
      .from(planoAssinaturaConteudo)
      .where(and(eq(planoAssinaturaConteudo.igrejaId, church), eq(planoAssinaturaConteudo.slug, wanted)))
    if (!content) throw new Error(`assinantes.json: there is nothing called ${wanted} in assinatura.json`)
    await db
      .insert(usuarioPlanoAssinaturaConteudo)
      .values({ igrejaId: church, usuarioId: user, conteudoId: content.id, dataCadastro: dataInicio })
      .onConflictDoNothing()
  }
}
