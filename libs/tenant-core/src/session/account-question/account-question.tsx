import type { I18n } from '@atrio/i18n'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { useFeatureContext } from '../../feature/feature-provider.tsx'
import { accountSwitchAtom, type AccountSwitch as Question } from '../session.ts'

async function loadDialog(i18n: I18n) {
  const [{ AccountSwitch }] = await Promise.all([
    import('./account-switch.tsx'),
    import('./i18n/messages.ts').then(({ loadAccountSwitchWords }) => loadAccountSwitchWords(i18n)),
  ])
  return { default: AccountSwitch }
}

function Asking({ question }: { question: Question }) {
  const { i18n } = useFeatureContext()
  const [AccountSwitch] = useState(() => lazy(() => loadDialog(i18n)))
  return (
    <Suspense>
      <AccountSwitch question={question} />
    </Suspense>
  )
}

/**
 * Asks which account to keep when a link would sign in another person, also before any page has rendered: a members' page
 * waits for the answer.
 */
export function AccountQuestion() {
  const question = useAtomValue(accountSwitchAtom)
  return question && <Asking question={question} />
}
