import type { Group } from '@atrio/api-client'

/** Whether a person can request membership, or why not. */
export type RequestState = 'member' | 'requested' | 'full' | 'closed' | 'visitor' | 'open'

export function requestState(
  { standing, status }: Pick<Group, 'standing' | 'status'>,
  signedIn: boolean,
): RequestState {
  if (standing === 'member' || standing === 'leader') return 'member'
  if (standing === 'requested') return 'requested'
  if (status !== 'open') return status
  return signedIn ? 'open' : 'visitor'
}
