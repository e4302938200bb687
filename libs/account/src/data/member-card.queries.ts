import { memberCardApi, type Api } from '@atrio/api-client'
import { keptOffline, restoringAtom, sessionAtom, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

type Asked = { userId: number | undefined; key?: string | undefined }

const cardQuery = (api: Api, { userId = 0, key }: Asked) =>
  api.q(memberCardApi.get, { userId, ...(key !== undefined && { key }) })

/** The signed-in person's own card; kept on their device. */
export const ownCardQuery = (ctx: FeatureContext) =>
  keptOffline(ctx, cardQuery(ctx.api, { userId: ctx.store.get(sessionAtom).clientAccount?.id }))

/** Awaits the person's own card; the screen shows a failure, with a retry. */
export const loadOwnCard = (ctx: FeatureContext): Promise<unknown> => ctx.queryClient.prefetchQuery(ownCardQuery(ctx))

/** Whether the session is known: in a frame it may still be being restored. */
function useKnownSession(): boolean {
  const ctx = useFeatureContext()
  const [known, setKnown] = useState(() => ctx.store.get(restoringAtom) === null)
  useEffect(() => {
    void Promise.resolve(ctx.store.get(restoringAtom)).finally(() => setKnown(true))
  }, [ctx])
  return known
}

const isOwn = ({ store }: FeatureContext, { userId, key }: Asked) =>
  key === undefined && userId === store.get(sessionAtom).clientAccount?.id

/** A card; null when there is none for this session, undefined while it loads. */
export function useMemberCard(asked: Asked) {
  const ctx = useFeatureContext()
  const known = useKnownSession()
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    // a card of a signed link, or another person's, is kept nowhere
    ...(isOwn(ctx, asked) ? ownCardQuery(ctx) : cardQuery(ctx.api, asked)),
    enabled: known && asked.userId !== undefined,
    retryOnMount: false,
  })
  return {
    card: known && asked.userId === undefined ? null : data,
    // as failureOf has it, whose file the framed card need not load for this
    failed: !data && errorUpdateCount > 0,
    busy: isFetching,
    retry: () => void refetch(),
  }
}
