import { storyOf } from '@atrio/testing'
import { groupsFeature } from '../feature.ts'
import { member, scenes } from '../testing/groups.scenes.ts'

export default { title: 'groups/Groups' }

const at = '/groups'
export const List = storyOf(groupsFeature, scenes.groups, { at })
export const Map = storyOf(groupsFeature, scenes.groups, { at: '/groups?view=map' })
export const MapWithStreetsOffered = storyOf(groupsFeature, scenes.groups, {
  at: '/groups?view=map',
  config: { mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapmakers', maxZoom: 19 } },
})
export const MapWithoutPlaces = storyOf(groupsFeature, scenes.placeless, { at: '/groups?view=map' })
export const MorePages = storyOf(groupsFeature, scenes.pages, { at })
export const Found = storyOf(groupsFeature, scenes.found, { at: '/groups?term=jovens' })
export const NothingFound = storyOf(groupsFeature, scenes.nothingFound, { at: '/groups?term=xyz' })
export const Filtered = storyOf(groupsFeature, scenes.filtered, { at: '/groups?day=4' })
export const FilteredNone = storyOf(groupsFeature, scenes.filtered, { at: '/groups?term=x&day=4&area=Moema' })
export const Empty = storyOf(groupsFeature, scenes.noGroups, { at })
export const Own = storyOf(groupsFeature, scenes.own, { at: '/groups?mine=1', session: member })
export const OwnNone = storyOf(groupsFeature, scenes.ownNone, { at: '/groups?mine=1', session: member })
export const OwnFailed = storyOf(groupsFeature, scenes.ownBroken, { at: '/groups?mine=1', session: member })
export const OwnVisitor = storyOf(groupsFeature, {}, { at: '/groups?mine=1' })
