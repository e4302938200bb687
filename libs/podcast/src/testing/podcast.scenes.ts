import { noResponse, refuse, wireEpisode, type FakeHttp } from '@atrio/testing'

const call = (page: number) => `GET /podcast/anchor/demo/?page=${page}&limit=10`

const TITLES = ['O pão de cada dia', 'Quando a noite é comprida', 'A mesa dos que chegam tarde', 'Recomeços']
const AUDIO = ['velho-centesimo', 'hino-a-alegria', 'santo-santo-santo', 'graca-sublime']
const DAY = 86_400_000
const NEWEST = Date.parse('2026-11-16T09:00:00Z')

/** The episode of that place in the list, from 1. */
const episode = (place: number) =>
  wireEpisode({
    id: `ep-${place}`,
    title: place > TITLES.length ? `Salmos em voz alta, parte ${25 - place}` : TITLES[place - 1]!,
    position: place,
    published_at: new Date(NEWEST - (place - 1) * 7 * DAY).toISOString(),
    duracaoSegundos: place === 3 ? null : 1200 + place * 97,
    description: place === 2 ? null : '<p>Com a leitura do salmo e uma conversa <b>sem pressa</b>.</p>',
    audio_file: `/media/demo/0/podcast/${AUDIO[(place - 1) % AUDIO.length]}.wav`,
  })

const page = (number: number, count: number) => ({
  episodios: Array.from({ length: count }, (_, i) => episode((number - 1) * 10 + i + 1)),
  desatualizadoDesde: null,
})

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  /** Twenty-four, in three pages. */
  many: { [call(1)]: page(1, 10), [call(2)]: page(2, 10), [call(3)]: page(3, 4) },
  /** Ten and none: only the second page shows that the list has ended. */
  justTen: { [call(1)]: page(1, 10), [call(2)]: page(2, 0) },
  few: { [call(1)]: page(1, 6) },
  /** The feed's host has not answered since the evening before. */
  stale: { [call(1)]: { ...page(1, 6), desatualizadoDesde: '2026-11-19T23:05:00Z' } },
  single: { [call(1)]: page(1, 1) },
  none: { [call(1)]: refuse(404, 'not_found') },
  failing: { [call(1)]: refuse(503, 'unavailable') },
  secondFails: { [call(1)]: page(1, 10), [call(2)]: noResponse() },
  /** A new episode came while the list was open, and moved the others on. */
  moved: { [call(1)]: page(1, 10), [call(2)]: { ...page(2, 3), episodios: [episode(10), ...page(2, 3).episodios] } },
  long: {
    [call(1)]: {
      desatualizadoDesde: null,
      episodios: [
        wireEpisode({
          title:
            'Anticonstitucionalissimamente: uma conversa bastante comprida sobre palavras compridas e o que cabe nelas',
          description: `<p>${'Um parágrafo que não acaba. '.repeat(20)}</p>`,
        }),
      ],
    },
  },
} satisfies Record<string, FakeHttp>
