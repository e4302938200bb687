import { accountSwitchAtom } from '@atrio/tenant-core'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'

const AccountSwitch = lazy(() => import('./account-switch.tsx').then((module) => ({ default: module.AccountSwitch })))

/** Asks which account to keep, also before any page has rendered: a members' page waits for the answer. */
export function AccountQuestion() {
  const question = useAtomValue(accountSwitchAtom)
  return (
    question && (
      <Suspense>
        <AccountSwitch question={question} />
      </Suspense>
    )
  )
}
