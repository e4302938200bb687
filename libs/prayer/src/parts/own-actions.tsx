import { prayerWritesApi, type AskedPrayer, type Prayer } from '@atrio/api-client'
import { AppLink, useApi } from '@atrio/tenant-core'
import {
  Button,
  buttonCss,
  ConfirmDialog,
  Dialog,
  keepFocusNear,
  linkCss,
  LinkButton,
  Row,
  TrashIcon,
  useToast,
} from '@atrio/ui'
import { useState } from 'react'
import { useForgetPrayers } from '../data/forget-prayers.ts'
import { AnsweredForm } from '../forms/answered-form.lazy.tsx'
import { changePath, removePath } from '../paths.ts'
import { usePrayerWords } from './use-prayer-words.ts'

/** What an author does with their own request: mark it answered, change it, delete it. */
export function OwnActions({ prayer }: { prayer: Prayer }) {
  const { t, refusal } = usePrayerWords()
  const api = useApi()
  const toast = useToast()
  const forget = useForgetPrayers()
  const [open, setOpen] = useState<'answered' | 'undo'>()
  const close = () => setOpen(undefined)
  const done = ({ inReview }: AskedPrayer) => {
    toast({ text: t(inReview ? 'answered.inReview' : 'answered.done') })
    close()
  }
  const undo = async () => {
    await api.run(prayerWritesApi.notAnswered, { id: prayer.id })
    close()
    await forget()
  }
  const isAnswered = prayer.answered !== null
  return (
    <Row>
      <Button onClick={() => setOpen('answered')}>{t(isAnswered ? 'answered.edit' : 'answered.mark')}</Button>
      <AppLink to={changePath(prayer.id)} css={buttonCss()}>
        {t('change.link')}
      </AppLink>
      {isAnswered && (
        <LinkButton ref={keepFocusNear} onClick={() => setOpen('undo')}>
          {t('answered.undo')}
        </LinkButton>
      )}
      <AppLink to={removePath(prayer.id)} css={linkCss}>
        <TrashIcon size="sm" />
        {t('remove.link')}
      </AppLink>
      <Dialog open={open === 'answered'} onClose={close} title={t('answered.title')}>
        <p css={{ marginBottom: 'var(--s4)' }}>{t('answered.lead')}</p>
        <AnsweredForm prayer={prayer} onDone={done} />
        <p css={{ marginTop: 'var(--s4)' }}>
          <Button onClick={close}>{t('enter.later')}</Button>
        </p>
      </Dialog>
      <ConfirmDialog
        danger
        open={open === 'undo'}
        onClose={close}
        title={t('answered.undoTitle')}
        confirm={t('answered.undo')}
        cancel={t('answered.keep')}
        onConfirm={undo}
        failure={refusal}
      >
        <p>{t('answered.undoText')}</p>
      </ConfirmDialog>
    </Row>
  )
}
