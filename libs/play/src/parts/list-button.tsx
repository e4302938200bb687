import { NOBODY, type PlayEntry } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useViewer } from '@atrio/tenant-core'
import { Button, CheckIcon, PlusIcon } from '@atrio/ui'
import { useMyList } from '../data/use-my-list.ts'

/** Adds an entry to the person's list, or removes it. Hidden for visitors. */
export function ListButton({ content }: { content: PlayEntry }) {
  const { t } = useTranslation('play')
  const signedIn = useViewer() !== NOBODY
  const { has, known, add, remove } = useMyList()
  if (!signedIn || !known) return null
  const listed = has(content.id)
  return (
    <Button aria-pressed={listed} onClick={() => (listed ? remove(content) : add(content))}>
      {listed ? <CheckIcon size="sm" /> : <PlusIcon size="sm" />}
      {t('list.name')}
    </Button>
  )
}
