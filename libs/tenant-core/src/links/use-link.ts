import { useCallback } from 'react'
import { linkTo } from '../feature/feature-context.ts'
import { useFeatureContext } from '../feature/feature-provider.tsx'
import type { LinkRole, LinkRoles } from './link-roles.ts'

/** The path of a role; undefined when no feature of this church provides it, and then no link is shown. */
export function useLink<Role extends LinkRole>(
  role: Role,
  ...params: undefined extends LinkRoles[Role] ? [LinkRoles[Role]?] : [LinkRoles[Role]]
): string | undefined {
  return linkTo(useFeatureContext(), role, ...params)
}

/** For lists: the same, as a function. */
export function useLinks() {
  const ctx = useFeatureContext()
  return useCallback(
    <Role extends LinkRole>(
      role: Role,
      ...params: undefined extends LinkRoles[Role] ? [LinkRoles[Role]?] : [LinkRoles[Role]]
    ) => linkTo(ctx, role, ...params),
    [ctx],
  )
}
