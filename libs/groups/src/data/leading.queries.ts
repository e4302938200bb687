import { groupsApi, leadingApi, NOBODY, type Api } from '@atrio/api-client'
import { useApi, useViewer, type FeatureContext } from '@atrio/tenant-core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { forgetGroups } from './groups.queries.ts'

type MeetingRef = { groupId: number; meetingId: number }

export const joinRequestsQuery = (api: Api, groupId: number) => api.pages(leadingApi.requests, { groupId })
export function useJoinRequests(groupId: number) {
  const enabled = useViewer() !== NOBODY
  return useInfiniteQuery({ ...joinRequestsQuery(useApi(), groupId), enabled, retryOnMount: false })
}

export const membersQuery = (api: Api, groupId: number) => api.q(leadingApi.members, { groupId })
export function useMembers(groupId: number) {
  const enabled = useViewer() !== NOBODY
  return useQuery({ ...membersQuery(useApi(), groupId), enabled, retryOnMount: false })
}

export const recordQuery = (api: Api, meeting: MeetingRef) => api.q(leadingApi.record, meeting)
/** @param leads whether the person leads the group: nobody else may ask */
export function useRecord(meeting: MeetingRef, leads: boolean) {
  return useQuery({ ...recordQuery(useApi(), meeting), enabled: leads, retryOnMount: false })
}

/** After an answer: the person is a member, or asks no more. */
export async function forgetJoinRequests(ctx: FeatureContext): Promise<void> {
  await ctx.api.invalidate(ctx.queryClient, leadingApi.requests, leadingApi.members)
  await forgetGroups(ctx)
}

/** After a record was changed; one that is gone must not be fetched again by its page, which is still shown. */
export async function forgetRecords({ api, queryClient }: FeatureContext, removed = false): Promise<void> {
  const refetchType = removed ? 'none' : 'active'
  for (const { name } of [groupsApi.meeting, leadingApi.record]) {
    await queryClient.invalidateQueries({ queryKey: [name], refetchType })
  }
  await api.invalidate(queryClient, groupsApi.meetings)
}
