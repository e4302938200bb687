import type { ContentVisibility } from '@atrio/contract'
import { ownerTransaction } from '../database/owner-transaction.ts'
import {
  planoAssinatura,
  planoAssinaturaConfiguracao,
  planoAssinaturaConteudo as conteudo,
  planoAssinaturaConteudoTag,
  planoAssinaturaTag,
} from '../modules/play/play.tables.ts'
import { igrejaModulo } from '../platform/church/church.tables.ts'
import { plain } from '../platform/search-text.ts'
import { registerOrderKinds } from '../start/order-kinds.ts'
import { type PaymentWorld, paymentWorld } from './payment-world.ts'
import { NOON } from './test-server.ts'

const DAY = 86_400_000
export const SOURCE = '/media/demo/canary/secret.mp4'

/** Ids of a church's contents, by name. */
export type PlayIds = Record<'collection' | 'first' | 'second' | 'alone' | 'later' | 'tag' | 'monthly' | 'free', number>
export type PlayWorld = PaymentWorld & {
  /** `demo` is for subscribers, `grace` is public. */
  play: Record<'demo' | 'grace', PlayIds>
  tokens: Record<'ana' | 'admin' | 'john' | 'sam' | 'eva', string>
}

/** Two churches with videos, and people who are signed in. */
export async function playWorld(): Promise<PlayWorld> {
  const world = await paymentWorld()
  registerOrderKinds()
  const of = (church: number, visibility: ContentVisibility) =>
    ownerTransaction(world.server.database, async ({ db, enterChurch }): Promise<PlayIds> => {
      await enterChurch(church)
      const here = { igrejaId: church }
      await db
        .insert(igrejaModulo)
        .values({ ...here, codigo: 'MOD_ASSINATURA' })
        .onConflictDoNothing()
      await db.insert(planoAssinaturaConfiguracao).values({ ...here, tipoVisibilidadeConteudo: visibility })
      const plans = await db
        .insert(planoAssinatura)
        .values([
          { ...here, slug: 'mensal', nome: 'Mensal', valor: 1_990, qtdeMeses: 1 },
          { ...here, slug: 'livre', nome: 'Livre', valor: 0, qtdeMeses: 1, posicao: 1 },
        ])
        .returning({ id: planoAssinatura.id })
      const shown = (slug: string, titulo: string, daysAgo: number) => ({
        ...here,
        slug,
        titulo,
        busca: plain(titulo),
        dataPublicacao: new Date(NOON.getTime() - daysAgo * DAY),
      })
      const [collection] = await db
        .insert(conteudo)
        .values({ ...shown('serie', 'Série de Rute', 9), tipo: 'coletanea', flagDestaque: true })
        .returning({ id: conteudo.id })
      const video = { tipo: 'video', servico: 'mp4', url: SOURCE } as const
      const of = { coletaneaId: collection?.id ?? 0 }
      const videos = await db
        .insert(conteudo)
        .values([
          { ...shown('segundo', 'O campo', 1), ...video, ...of, posicao: 1 },
          { ...shown('primeiro', 'A fome', 2), ...video, ...of, posicao: 0 },
          { ...shown('so', 'Órgão e café', 3), ...video },
          { ...shown('depois', 'Ainda não', -1), ...video, ...of, posicao: 2 },
        ])
        .returning({ id: conteudo.id })
      const [second, first, alone, later] = videos.map(({ id }) => id)
      const [tag] = await db
        .insert(planoAssinaturaTag)
        .values({ ...here, slug: 'estudos', nome: 'Estudos' })
        .returning({ id: planoAssinaturaTag.id })
      const ids = { collection: collection?.id ?? 0, first: first ?? 0, second: second ?? 0 }
      const more = { alone: alone ?? 0, later: later ?? 0, tag: tag?.id ?? 0 }
      await db.insert(planoAssinaturaConteudoTag).values(
        [more.alone, ids.collection, more.later].map((conteudoId, posicao) => ({
          ...here,
          tagId: more.tag,
          conteudoId,
          posicao,
        })),
      )
      return { ...ids, ...more, monthly: plans[0]?.id ?? 0, free: plans[1]?.id ?? 0 }
    })
  const signedIn = async (who: 'ana' | 'admin' | 'john' | 'sam' | 'eva') =>
    (await world.login(world[who].email, { ip: `10.9.0.${who.length}` })).token
  return {
    ...world,
    play: {
      demo: await of(world.churches.demo, 'CLOSED_CONTENT'),
      grace: await of(world.churches.grace, 'OPEN_CONTENT'),
    },
    tokens: {
      ana: await signedIn('ana'),
      admin: await signedIn('admin'),
      john: await signedIn('john'),
      sam: await signedIn('sam'),
      eva: await signedIn('eva'),
    },
  }
}
