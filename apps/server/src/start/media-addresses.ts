import { and, eq, inArray, like, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { conteudo, planoAssinaturaConteudo, podcast, transmissao, video } from '../content/tables.ts'
import { type ChurchData, churchRead, theChurch } from '../database/church-database.ts'
import type { MediaAddress } from '../web/media-sources.ts'

const MAX_ADDRESSES = 500

/** Includes what a ticket or subscription unlocks: pages tell everyone the host, and nobody the address. */
const readAddresses = churchRead((db) =>
  unionAll(
    db
      .select({ kind: sql<MediaAddress['kind']>`${transmissao.servico}`, url: sql<string>`${transmissao.url}` })
      .from(transmissao)
      .where(
        and(
          eq(transmissao.igrejaId, theChurch),
          inArray(transmissao.servico, ['hls', 'mp4']),
          like(transmissao.url, 'https://%'),
        ),
      ),
    db
      .select({ kind: sql<MediaAddress['kind']>`${video.servico}`, url: sql<string>`${video.url}` })
      .from(video)
      .where(and(eq(video.igrejaId, theChurch), inArray(video.servico, ['hls', 'mp4']), like(video.url, 'https://%'))),
    db
      .select({
        kind: sql<MediaAddress['kind']>`${planoAssinaturaConteudo.servico}`,
        url: sql<string>`${planoAssinaturaConteudo.url}`,
      })
      .from(planoAssinaturaConteudo)
      .where(
        and(
          eq(planoAssinaturaConteudo.igrejaId, theChurch),
          inArray(planoAssinaturaConteudo.servico, ['hls', 'mp4']),
          like(planoAssinaturaConteudo.url, 'https://%'),
        ),
      ),
    db
      .select({ kind: sql<MediaAddress['kind']>`'video'`, url: sql<string>`${conteudo.url}` })
      .from(conteudo)
      .where(and(eq(conteudo.igrejaId, theChurch), eq(conteudo.tipo, 'video'), like(conteudo.url, 'https://%'))),
    db
      .select({ kind: sql<MediaAddress['kind']>`'feed'`, url: sql<string>`${podcast.feed}` })
      .from(podcast)
      .where(eq(podcast.igrejaId, theChurch)),
  )
    .limit(MAX_ADDRESSES)
    .prepare('live.media-addresses'),
)

/**
 * Addresses on other hosts that a church's pages play: broadcasts, videos, those of Play and of tickets, and its
 * podcast feed.
 */
export const mediaAddresses = (church: ChurchData) => church.read(readAddresses)
