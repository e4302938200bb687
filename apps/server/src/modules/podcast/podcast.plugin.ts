import path from 'node:path'
import { EpisodiosWire, type EpisodioWire, SlugText } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { desc, eq, sql } from 'drizzle-orm'
import Type from 'typebox'
import { type ChurchData, churchRead, theChurch } from '../../database/church-database.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { Platform } from '../../platform/platform.ts'
import { loadSanitize } from '../../platform/sanitize.ts'
import { feedFiles } from './feed-files.ts'
import { feedStore } from './feed-store.ts'
import { feedThread } from './feed-thread.ts'
import { podcast, podcastEpisodio } from './podcast.tables.ts'
import type { FeedEpisode } from './read-feed.ts'

/** Document 1 section 6. */
const PAGE_SIZE = 10
const MAX_PAGE_SIZE = 50
const LAST_PAGE = 1_000
const Count = Type.Optional(Type.String({ pattern: '^\\d{1,9}$' }))

const readFeedAddress = churchRead((db) =>
  db.select({ feed: podcast.feed }).from(podcast).where(eq(podcast.igrejaId, theChurch)).prepare('podcast.feed'),
)

const readOwn = churchRead((db) =>
  db
    .select()
    .from(podcastEpisodio)
    .where(eq(podcastEpisodio.igrejaId, theChurch))
    .orderBy(desc(podcastEpisodio.dataPublicacao), desc(podcastEpisodio.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('podcast.episodes'),
)

type Page = { limit: number; offset: number }

/** Podcast: document 2 section 7.7. */
export const podcastRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'config' | 'clock'>
}> = async (app, { services }) => {
  const { clock } = services
  const thread = feedThread()
  app.addHook('onClose', () => thread.close())
  const feeds = feedStore({
    read: thread.read,
    now: () => clock().getTime(),
    files: feedFiles(path.join(services.config.dataFolder, 'feeds')),
    // an address may hold a subscriber's key
    onError: (error, feed) => app.log.warn({ err: error, host: URL.parse(feed)?.host }, 'podcast feed'),
  })
  const describe = safeDescriptions()

  app.get(
    '/podcast/anchor/:code/',
    {
      config: { access: 'public', church: 'path' },
      schema: {
        tags: ['podcast'],
        params: Type.Object({ code: SlugText }),
        querystring: Type.Object({ page: Count, limit: Count }),
        response: answers(EpisodiosWire),
      },
    },
    async ({ data, query, log }) => {
      const limit = clamp(query.limit, PAGE_SIZE, MAX_PAGE_SIZE)
      const page = { limit, offset: (clamp(query.page, 1, LAST_PAGE) - 1) * limit }
      const [outside] = await data.read(readFeedAddress)
      if (!outside) return { episodios: await ownEpisodes(data, page), desatualizadoDesde: null }
      const { episodes, staleSince } = await feeds.list(outside.feed).catch((error: unknown) => {
        log.warn({ err: error }, 'podcast feed')
        throw new ProblemError('unavailable')
      })
      const shown = episodes.slice(page.offset, page.offset + limit)
      return {
        episodios: await Promise.all(shown.map((episode, i) => fromFeed(episode, page.offset + i, describe))),
        desatualizadoDesde: staleSince === null ? null : new Date(staleSince).toISOString(),
      }
    },
  )
}

/** The church's own episodes. @throws not_found without any: there is no podcast */
async function ownEpisodes(rows: ChurchData, { limit, offset }: Page): Promise<EpisodioWire[]> {
  const found = await rows.read(readOwn, { limit, offset })
  if (found.length === 0 && offset === 0) throw notFound()
  return found.map((row, index) => ({
    id: row.slug,
    background: row.imagem?.url ?? null,
    title: row.titulo,
    description: row.descricao,
    position: offset + index + 1,
    published_at: row.dataPublicacao.toISOString(),
    audio_file: row.audio,
    duracaoSegundos: row.duracaoSegundos,
  }))
}

type Describe = (episode: FeedEpisode) => Promise<string | null>

const fromFeed = async (episode: FeedEpisode, index: number, describe: Describe): Promise<EpisodioWire> => ({
  id: episode.id,
  background: episode.image,
  title: episode.title,
  description: await describe(episode),
  position: index + 1,
  published_at: episode.publishedAt.toISOString(),
  audio_file: episode.audio,
  duracaoSegundos: episode.seconds,
})

/** Sanitises an external description at its first request, and caches it as long as the feed's copy. */
function safeDescriptions(): Describe {
  const done = new WeakMap<FeedEpisode, string | null>()
  return async (episode) => {
    const known = done.get(episode)
    if (known !== undefined) return known
    const sanitize = episode.rawDescription ? await sanitizer() : undefined
    const safe = sanitize?.(episode.rawDescription ?? '').trim() || null
    done.set(episode, safe)
    return safe
  }
}

/** One per process: jsdom is loaded when the first feed is parsed. */
let loading: ReturnType<typeof loadSanitize> | undefined
const sanitizer = () => (loading ??= loadSanitize())

const clamp = (text: string | undefined, otherwise: number, most: number) =>
  Math.min(Math.max(Number(text ?? otherwise), 1), most)
