import { churchApi, contentApi, startUpApi, videosApi } from '@atrio/api-client'
import { loadMapWords } from '@atrio/map'
import { apiOver, partsOf, wireStartUp } from '@atrio/testing'
import { Rows } from '@atrio/ui'
import { contentFeature } from '../feature.ts'
import { inOrganization, scenes } from '../testing/content.scenes.ts'
import { writingScenes } from '../testing/writings.scenes.ts'
import { ArticlePage } from './article-page.tsx'
import { ChurchCard } from './church-card.tsx'
import { ChurchLink } from './church-link.tsx'
import { ChurchesMap } from './churches-map.tsx'
import { ChurchesToggle } from './churches-toggle.tsx'
import { CongregationRow, CongregationRows } from './congregation-rows.tsx'
import { Congregations } from './congregations.tsx'
import { CongregationsMap } from './congregations-map.tsx'
import { ContactRows } from './contact-rows.tsx'
import { DatedRow } from './dated-row.tsx'
import { DevotionalNeighbours } from './devotional-neighbours.tsx'
import { FilterLinks } from './filter-links.tsx'
import { Lessons } from './lessons.tsx'
import { ListPage } from './list-page.tsx'
import { OrganizationChurches } from './organization-churches.tsx'
import { SamePlaylist } from './same-playlist.tsx'
import { SingleChurch } from './single-church.tsx'
import { Verse } from './verse.tsx'
import { VideoCard } from './video-card.tsx'
import { WritingCard } from './writing-card.tsx'

export default { title: 'content/Parts' }

const http = { ...scenes.congregations, ...scenes.organization, ...writingScenes.videos }
const part = partsOf(contentFeature, { http, load: ({ i18n }) => loadMapWords(i18n) })
const api = apiOver({ ...http, ...writingScenes.devotionalBetween, ...writingScenes.class })
const churches = await api.run(churchApi.ofOrganization, { slug: 'gracenetwork' })
const congregations = await api.run(churchApi.congregations, {})
const devotional = await api.run(contentApi.devotional, { id: 51 })
const { lessons } = await api.run(contentApi.class, { slug: 'rute' })
const { items: videos } = await api.run(videosApi.list, {})
const church = churches[0]!
const congregation = congregations[0]!
const { church: home } = await apiOver({ 'GET /start-up?codigo=demo': wireStartUp() }).run(startUpApi.startUp, {
  code: 'demo',
})
const isMember = { startUp: inOrganization }
const words = {
  title: 'O coro volta a ensaiar',
  image: null,
  seed: 'news-41',
  kicker: 'Música',
}

export const Article = part(ArticlePage, {
  ...words,
  back: { to: '/news', label: 'Notícias' },
  lead: 'Os ensaios são às quintas-feiras, depois da oração.',
  facts: ['18 de novembro', '2 minutos de leitura'],
  html: '<p>O coro ensaia no salão pequeno enquanto o templo recebe o novo piso.</p>',
})
export const Card = part(ChurchCard, { church }, isMember)
export const LinkOfChurch = part(ChurchLink, { church, children: 'Ir para esta igreja' }, isMember)
export const ChurchesOnMap = part(ChurchesMap, { churches, here: undefined }, isMember)
export const Toggle = part(ChurchesToggle, { view: 'list' }, isMember)
export const Row = part(CongregationRow, { congregation, leading: '1' }, { around: Rows })
export const CongregationList = part(CongregationRows, { congregations })
export const WithoutLinks = part(Congregations, { isLinked: false })
export const CongregationsOnMap = part(CongregationsMap, { congregations })
export const Contact = part(ContactRows, { church: home })
export const Dated = part(
  DatedRow,
  { to: '/devotional/51', title: devotional.title, date: '2026-11-18T12:00:00Z', facts: ['Salmo 23'] },
  { around: Rows },
)
export const Neighbours = part(DevotionalNeighbours, { devotional })
export const Filters = part(FilterLinks, {
  label: 'Tipos',
  links: [
    { to: '/publications', name: 'Todas', current: true },
    { to: '/publications?type=boletins', name: 'Boletins', current: false },
  ],
})
export const LessonList = part(Lessons, { lessons })
export const List = part(ListPage, {
  title: 'Notícias',
  lead: 'O que acontece por aqui.',
  none: { title: 'Nada por enquanto', text: 'As notícias aparecem aqui.', seed: 'none' },
  empty: true,
  children: null,
})
export const Churches = part(OrganizationChurches, { slug: 'gracenetwork', view: 'list' }, isMember)
export const Playlist = part(SamePlaylist, { playlist: { slug: 'conversas', title: 'Conversas à mesa' }, except: 92 })
export const Alone = part(SingleChurch, { view: 'list' })
export const BibleVerse = part(Verse, { devotional })
export const Video = part(VideoCard, { video: videos[0]! })
export const Writing = part(WritingCard, { ...words, to: '/news/41', text: 'Às quintas-feiras, depois da oração.' })
