import { groupsApi, type Api, type Coordinates, type Group, type GroupPage } from '@atrio/api-client'
import { useApi, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { infiniteQueryOptions, useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query'
import { NOBODY, useViewer, viewerOf } from './viewer.ts'

type Pages = InfiniteData<GroupPage, string | null>
type Asked = { search: string; viewer: number; near?: Coordinates | undefined }

export const groupsQuery = (api: Api, { search, viewer, near }: Asked) =>
  infiniteQueryOptions({
    queryKey: [groupsApi.list.name, { search, viewer, near: near ?? null }],
    queryFn: ({ pageParam, signal }): Promise<GroupPage> => {
      const asked = { viewer, ...(search && { search }), ...(near && { near }) }
      return api.run(groupsApi.list, { ...asked, ...(pageParam && { after: pageParam }) }, signal)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

/** Groups by name; the previous result stays until the next has loaded. */
export function useGroups(search: string) {
  const { queryClient, api } = useFeatureContext()
  // the session may have been restored since the page was loaded
  const atHand = () => queryClient.getQueryData<Pages>(groupsQuery(api, { search, viewer: NOBODY }).queryKey)
  const query = groupsQuery(api, { search, viewer: useViewer() })
  return useInfiniteQuery({ ...query, placeholderData: (previous) => previous ?? atHand(), retryOnMount: false })
}

/** The same groups, nearest first; makes no request until a place is known. */
export function useGroupsNear(search: string, near: Coordinates | undefined) {
  const query = groupsQuery(useApi(), { search, viewer: useViewer(), near })
  return useInfiniteQuery({ ...query, enabled: near !== undefined, retryOnMount: false })
}

export const ownGroupsQuery = (api: Api, viewer: number) => api.q(groupsApi.own, { viewer })

/** The person's own groups; no request is made for visitors. */
export function useOwnGroups() {
  const viewer = useViewer()
  return useQuery({ ...ownGroupsQuery(useApi(), viewer), enabled: viewer !== NOBODY, retryOnMount: false })
}

const groupQuery = (api: Api, id: number, viewer: number) => api.q(groupsApi.get, { id, viewer })

export const loadGroup = (ctx: FeatureContext, id: number) =>
  ctx.queryClient.fetchQuery(groupQuery(ctx.api, id, viewerOf(ctx)))

/** A group as this person may see it; undefined when it does not exist. */
export function useGroup(id: number) {
  const { queryClient, api } = useFeatureContext()
  const query = groupQuery(api, id, useViewer())
  const atHand = () => queryClient.getQueryData<Group>(groupQuery(api, id, NOBODY).queryKey)
  return useQuery({ ...query, placeholderData: atHand, retryOnMount: false }).data
}

/** Invalidates all queries about groups. */
export const forgetGroups = ({ api, queryClient }: FeatureContext) =>
  api.invalidate(queryClient, groupsApi.get, groupsApi.list, groupsApi.own)

export const meetingsQuery = (api: Api, groupId: number, viewer: number) =>
  infiniteQueryOptions({
    queryKey: [groupsApi.meetings.name, { groupId, viewer }],
    queryFn: ({ pageParam, signal }) =>
      api.run(groupsApi.meetings, { groupId, viewer, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
export function useMeetings(groupId: number) {
  const viewer = useViewer()
  const query = meetingsQuery(useApi(), groupId, viewer)
  return useInfiniteQuery({ ...query, enabled: viewer !== NOBODY, retryOnMount: false })
}

type MeetingRef = { groupId: number; meetingId: number }
export const meetingQuery = (api: Api, meeting: MeetingRef, viewer: number) =>
  api.q(groupsApi.meeting, { ...meeting, viewer })
export function useMeeting(meeting: MeetingRef) {
  const viewer = useViewer()
  const query = meetingQuery(useApi(), meeting, viewer)
  return useQuery({ ...query, enabled: viewer !== NOBODY, retryOnMount: false }).data
}
