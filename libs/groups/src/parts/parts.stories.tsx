import { groupsApi, leadingApi } from '@atrio/api-client'
import { loadMapWords } from '@atrio/map'
import { apiOver, partsOf } from '@atrio/testing'
import { fn } from 'storybook/test'
import { groupsFeature } from '../feature.ts'
import { readListQuery } from '../model/list-query.ts'
import { member, scenes } from '../testing/groups.scenes.ts'
import { AnswerRequest } from './answer-request.tsx'
import { AvailableGroups } from './available-groups.tsx'
import { GroupCard } from './group-card.tsx'
import { GroupFacts } from './group-facts.tsx'
import { GroupMap } from './group-map.tsx'
import { GroupTag } from './group-tag.tsx'
import { LeaveGroup } from './leave-group.tsx'
import { LedMeeting } from './led-meeting.tsx'
import { GroupSearch, GroupTabs } from './list-tools.tsx'
import { LoadFailed } from './load-failed.tsx'
import { OwnGroups } from './own-groups.tsx'
import { RequestPart } from './request-part.tsx'

export default { title: 'groups/Parts' }

const http = { ...scenes.groups, ...scenes.own, ...scenes.led, ...scenes.ledMeeting }
const part = partsOf(groupsFeature, { http, session: member, load: ({ i18n }) => loadMapWords(i18n) })
const api = apiOver(http)
const group = await api.run(groupsApi.get, { id: 5, userId: 7 })
const { groups } = await api.run(groupsApi.list, {})
const { requests } = await api.run(leadingApi.requests, { groupId: 5, userId: 7 })
const record = await api.run(leadingApi.record, { groupId: 5, meetingId: 3, userId: 7 })
const query = readListQuery(new URLSearchParams())

export const Answer = part(AnswerRequest, { group, request: requests[0]!, onAnswered: fn() })
export const Available = part(AvailableGroups, { query })
export const Card = part(GroupCard, { group: groups[0]! })
export const Facts = part(GroupFacts, { group })
export const GroupsOnMap = part(GroupMap, { groups, here: undefined })
export const Tag = part(GroupTag, { group: { standing: 'member', status: 'open' } })
export const Leave = part(LeaveGroup, { group, from: 'group' })
export const Meeting = part(LedMeeting, { record })
export const Tabs = part(GroupTabs, { query })
export const Search = part(GroupSearch, { query, busy: false })
export const Failed = part(LoadFailed, { busy: false, retry: fn() })
export const Own = part(OwnGroups, { view: 'list' })
export const Request = part(RequestPart, { group })
