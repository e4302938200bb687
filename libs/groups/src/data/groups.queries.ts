import { groupsApi, NOBODY, type Api, type Coordinates, type Group, type GroupPage } from '@atrio/api-client'
import { useApi, useFeatureContext, useViewer, type FeatureContext } from '@atrio/tenant-core'
import { useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query'
import type { GroupChoice } from '../model/list-query.ts'

type Pages = InfiniteData<GroupPage, string | null>

const choiceOf = ({ term, weekday, area }: GroupChoice) => ({
  ...(term && { search: term }),
  ...(weekday !== null && { weekday }),
  ...(area && { area }),
})

export const groupsQuery = (api: Api, choice: GroupChoice) => api.pages(groupsApi.list, choiceOf(choice))

export const filtersQuery = (api: Api) => api.q(groupsApi.filters, {})
/** Undefined while they load or have failed to: groups are found by name without them. */
export const useFilters = () => useQuery({ ...filtersQuery(useApi()), retryOnMount: false }).data

/** Groups by name; the previous result stays until the next has loaded. */
export function useGroups(choice: GroupChoice) {
  const { queryClient } = useFeatureContext()
  const api = useApi()
  // the session may have been restored since the page was loaded
  const ofVisitor = api.pages(groupsApi.list, choiceOf(choice), NOBODY).queryKey
  const atHand = () => queryClient.getQueryData<Pages>(ofVisitor)
  return useInfiniteQuery({
    ...groupsQuery(api, choice),
    placeholderData: (previous) => previous ?? atHand(),
    retryOnMount: false,
  })
}

/** The same groups, nearest first; makes no request until a place is known. */
export function useGroupsNear(choice: GroupChoice, near: Coordinates | undefined) {
  const query = useApi().pages(groupsApi.list, { ...choiceOf(choice), ...(near && { near }) })
  return useInfiniteQuery({ ...query, enabled: near !== undefined, retryOnMount: false })
}

export const ownGroupsQuery = (api: Api) => api.q(groupsApi.own, {})

/** The person's own groups; no request is made for visitors. */
export function useOwnGroups() {
  const enabled = useViewer() !== NOBODY
  return useQuery({ ...ownGroupsQuery(useApi()), enabled, retryOnMount: false })
}

export const groupQuery = (api: Api, id: number) => api.q(groupsApi.get, { id })
export const loadGroup = (ctx: FeatureContext, id: number) => ctx.queryClient.fetchQuery(groupQuery(ctx.api, id))

/** A group as this person may see it; undefined when it does not exist. */
export function useGroup(id: number) {
  const { queryClient } = useFeatureContext()
  const api = useApi()
  const atHand = () => queryClient.getQueryData<Group>(api.q(groupsApi.get, { id }, NOBODY).queryKey)
  return useQuery({ ...api.q(groupsApi.get, { id }), placeholderData: atHand, retryOnMount: false }).data
}

/** After leaving: what the group noted is not for this person any more. */
export async function forgetLeft(ctx: FeatureContext): Promise<void> {
  for (const { name } of [groupsApi.meetings, groupsApi.meeting]) ctx.queryClient.removeQueries({ queryKey: [name] })
  await forgetGroups(ctx)
}

/** Invalidates all queries about groups. */
export const forgetGroups = ({ api, queryClient }: FeatureContext) =>
  api.invalidate(queryClient, groupsApi.get, groupsApi.list, groupsApi.own)

export const meetingsQuery = (api: Api, groupId: number) => api.pages(groupsApi.meetings, { groupId })

export function useMeetings(groupId: number) {
  const enabled = useViewer() !== NOBODY
  return useInfiniteQuery({ ...meetingsQuery(useApi(), groupId), enabled, retryOnMount: false })
}

type MeetingRef = { groupId: number; meetingId: number }
export const meetingQuery = (api: Api, meeting: MeetingRef) => api.q(groupsApi.meeting, meeting)
export function useMeeting(meeting: MeetingRef) {
  const enabled = useViewer() !== NOBODY
  return useQuery({ ...meetingQuery(useApi(), meeting), enabled, retryOnMount: false }).data
}
