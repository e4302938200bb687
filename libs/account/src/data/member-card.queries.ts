import { memberCardApi, type Api } from '@atrio/api-client'
import { restoringAtom, sessionAtom, useApi, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

type Asked = { userId: number | undefined; key?: string | undefined }

const cardQuery = (api: Api, { userId = 0, key }: Asked) =>
  api.q(memberCardApi.get, { userId, ...(key !== undefined && { key }) })

/** Awaits the person's own card; the screen shows a failure, with a retry. */
export function loadOwnCard(ctx: FeatureContext): Promise<unknown> {
  const id = ctx.store.get(sessionAtom).clientAccount?.id
  return ctx.queryClient.prefetchQuery(cardQuery(ctx.api, { userId: id }))
}

/** Whether the session is known: in a frame it may still be being restored. */
function useKnownSession(): boolean {
  const ctx = useFeatureContext()
  const [known, setKnown] = useState(() => ctx.store.get(restoringAtom) === null)
  useEffect(() => {
    let here = true
    void Promise.resolve(ctx.store.get(restoringAtom)).finally(() => here && setKnown(true))
    return () => void (here = false)
  }, [ctx])
  return known
}

/** A card; null when there is none for this session, undefined while it loads. */
export function useMemberCard(asked: Asked) {
  const known = useKnownSession()
  const { data, isError, isFetching, refetch } = useQuery({
    ...cardQuery(useApi(), asked),
    enabled: known && asked.userId !== undefined,
    retryOnMount: false,
  })
  return {
    card: asked.userId === undefined ? null : data,
    failed: isError && data === undefined,
    busy: isFetching,
    retry: () => void refetch(),
  }
}
