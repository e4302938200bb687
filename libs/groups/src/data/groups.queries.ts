import { groupsApi, NOBODY, type Api, type Coordinates, type Group, type GroupPage } from '@atrio/api-client'
import { useApi, useFeatureContext, useViewer, type FeatureContext } from '@atrio/tenant-core'
import { useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query'

type Pages = InfiniteData<GroupPage, string | null>

const termOf = (search: string) => ({ ...(search && { search }) })

export const groupsQuery = (api: Api, search: string) => api.pages(groupsApi.list, termOf(search))

/** Groups by name; the previous result stays until the next has loaded. */
export function useGroups(search: string) {
  const { queryClient } = useFeatureContext()
  const api = useApi()
  // the session may have been restored since the page was loaded
  const ofVisitor = api.pages(groupsApi.list, termOf(search), NOBODY).queryKey
  const atHand = () => queryClient.getQueryData<Pages>(ofVisitor)
  return useInfiniteQuery({
    ...groupsQuery(api, search),
    placeholderData: (previous) => previous ?? atHand(),
    retryOnMount: false,
  })
}

/** The same groups, nearest first; makes no request until a place is known. */
export function useGroupsNear(search: string, near: Coordinates | undefined) {
  const query = useApi().pages(groupsApi.list, { ...termOf(search), ...(near && { near }) })
  return useInfiniteQuery({ ...query, enabled: near !== undefined, retryOnMount: false })
}

export const ownGroupsQuery = (api: Api) => api.q(groupsApi.own, {})

/** The person's own groups; no request is made for visitors. */
export function useOwnGroups() {
  const enabled = useViewer() !== NOBODY
  return useQuery({ ...ownGroupsQuery(useApi()), enabled, retryOnMount: false })
}

export const loadGroup = (ctx: FeatureContext, id: number) =>
  ctx.queryClient.fetchQuery(ctx.api.q(groupsApi.get, { id }))

/** A group as this person may see it; undefined when it does not exist. */
export function useGroup(id: number) {
  const { queryClient } = useFeatureContext()
  const api = useApi()
  const atHand = () => queryClient.getQueryData<Group>(api.q(groupsApi.get, { id }, NOBODY).queryKey)
  return useQuery({ ...api.q(groupsApi.get, { id }), placeholderData: atHand, retryOnMount: false }).data
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
