import { signedInAtom, useLink, type OrderRefusalProps } from '@atrio/tenant-core'
import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'

/** What can be done about a refused order besides the steps of checkout; each closes the refusal and leaves the page. */
export function useRefusalActions({ close }: Pick<OrderRefusalProps, 'close'>) {
  const navigate = useNavigate()
  const signedIn = useAtomValue(signedInAtom)
  const redirectTo = useLink('checkout.pay') ?? paths.pay
  const dataUpdate = useLink('account.dataUpdate', { redirectTo, payment: true })
  const access = useLink('account.access', { redirectTo })
  const goTo = (path: string) => {
    close()
    void navigate(path)
  }
  return {
    goTo,
    enter: access === undefined ? undefined : () => goTo(access),
    /** Undefined for a guest, who has no account to complete: the missing data is a field of checkout's form. */
    updateData: signedIn && dataUpdate !== undefined ? () => goTo(dataUpdate) : undefined,
  }
}
