import { memberCardApi } from '@atrio/api-client'
import { restoringAtom, sessionAtom, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

type Asked = { userId: number | undefined; key?: string | undefined }

/** The session is part of the key: an answer for one person is never shown to another. */
const cardQuery = ({ api }: FeatureContext, { userId = 0, key }: Asked, viewer: number | null) =>
  api.q(memberCardApi.get, { userId, viewer, ...(key !== undefined && { key }) })

/** Awaits the person's own card; the screen shows a failure, with a retry. */
export function loadOwnCard(ctx: FeatureContext): Promise<unknown> {
  const id = ctx.store.get(sessionAtom).clientAccount?.id
  return ctx.queryClient.prefetchQuery(cardQuery(ctx, { userId: id }, id ?? null))
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
  const ctx = useFeatureContext()
  const known = useKnownSession()
  const viewer = useAtomValue(sessionAtom).clientAccount?.id ?? null
  const { data, isError, isFetching, refetch } = useQuery({
    ...cardQuery(ctx, asked, viewer),
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
