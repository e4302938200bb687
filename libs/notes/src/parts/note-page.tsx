import { useTranslation } from '@atrio/i18n'
import { PersonPage } from '@atrio/tenant-core'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'

/** Layout of the page of one note, with a link back to the list. */
export function NotePage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('notes')
  return (
    <PersonPage title={title} back={{ to: paths.list, label: t('all') }} width="44rem" printsAlone>
      {children}
    </PersonPage>
  )
}
