/** The one table of routes and links. */
export const paths = {
  list: '/user/notes',
  new: '/user/notes/new',
  one: '/user/notes/:noteId',
  delete: '/user/notes/:noteId/delete',
} as const

/** Query parameter: which of the texts on this device the editor opens. */
export const KEPT_PARAMETER = 'kept'

const withKept = (path: string, key: string | undefined) => (key ? `${path}?${KEPT_PARAMETER}=${key}` : path)

export const newNotePath = (key?: string) => withKept(paths.new, key)
export const notePath = (noteId: number, key?: string) => withKept(`${paths.list}/${noteId}`, key)
export const deleteNotePath = (noteId: number) => `${paths.list}/${noteId}/delete`
