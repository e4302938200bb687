import type { ClientAccount } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { Avatar, Button, Dialog, useToast } from '@atrio/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { PhotoForm } from '../forms/own-forms.lazy.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s4)' })

/** A person's photo, or their initials, with a button to change it. */
export function Photo({ account }: { account: ClientAccount }) {
  const { t } = useTranslation('ownPages')
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const name = [account.name, account.surname].filter(Boolean).join(' ')
  const done = (what: 'saved' | 'removed') => {
    setOpen(false)
    toast({ text: t(`photo.${what}`) })
  }
  return (
    <div css={row}>
      <Avatar name={name} src={account.image?.url} size="lg" />
      <Button onClick={() => setOpen(true)}>{t(account.image ? 'photo.change' : 'photo.add')}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('photo.title')}>
        {open && <PhotoForm account={account} onDone={done} onClose={() => setOpen(false)} />}
      </Dialog>
    </div>
  )
}
