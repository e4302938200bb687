import { NOBODY, playApi, type Mark, type PlayEntry } from '@atrio/api-client'
import { useApi, useViewer, type FeatureContext } from '@atrio/tenant-core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** As many as one call tells. */
const MAX = 200

/** By the content's id. */
export type Marks = ReadonlyMap<number, Mark>
const NONE: Marks = new Map()

/** What the person has seen of the videos that a page lists: one call for all of them, and none for visitors. */
export function useMarks(...lists: (readonly PlayEntry[] | undefined)[]): Marks {
  const viewer = useViewer()
  const videos = lists.flatMap((list) => list ?? []).filter(({ kind }) => kind === 'video')
  const ids = [...new Set(videos.map(({ id }) => id))].sort((a, b) => a - b).slice(0, MAX)
  const { data } = useQuery({
    ...useApi().q(playApi.marks, { ids }),
    enabled: viewer !== NOBODY && ids.length > 0,
    placeholderData: keepPreviousData,
    select: byContent,
  })
  return data ?? NONE
}

const byContent = (marks: Mark[]): Marks => new Map(marks.map((mark) => [mark.contentId, mark]))

/** Videos to continue with their marks; undefined until they are known, and for visitors. */
export function useContinued() {
  const { data } = useQuery({ ...useApi().q(playApi.continued, {}), enabled: useViewer() !== NOBODY })
  return data
}

/** After a video was watched or marked: refetches the lists that show it. */
export const refetchMarks = ({ api, queryClient }: Pick<FeatureContext, 'api' | 'queryClient'>) =>
  api.invalidate(queryClient, playApi.marks, playApi.continued)
