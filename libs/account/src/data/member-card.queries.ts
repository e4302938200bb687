import { memberCardApi } from '@atrio/api-client'
import { restoringAtom, sessionAtom, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

type Asked = { userId: number | undefined; key?: string | undefined }

/** Who asks is part of the key: what somebody else was told is nobody's answer. */
const cardQuery = ({ api }: FeatureContext, { userId = 0, key }: Asked, viewer: number | null) =>
  api.q(memberCardApi.get, { userId, viewer, ...(key !== undefined && { key }) })

/** Awaits the person's own card; what fails is told by the screen, with another try. */
export function loadOwnCard(ctx: FeatureContext): Promise<unknown> {
  const id = ctx.store.get(sessionAtom).clientAccount?.id
  return ctx.queryClient.prefetchQuery(cardQuery(ctx, { userId: id }, id ?? null))
}

/** In a frame a session may still be on its way back: who is it? */
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

/** A card, null where there is none for who asks, undefined while it is on its way. */
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
