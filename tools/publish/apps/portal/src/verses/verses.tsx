import { useTranslation } from '@atrio/i18n'
import { Page, Slot } from '@atrio/tenant-core'
import { Button, PageHeader } from '@atrio/ui'
import { useState } from 'react'

const Failure = () => <p role="alert">failed</p>

export default function VersesScreen() {
  const { t } = useTranslation('verses')
  const [read, setRead] = useState(1)
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} lead={t('read', { count: read })} />
      <Button onClick={() => setRead(read + 1)}>{t('next')}</Button>
      <Slot name="verses.below" failure={Failure} />
    </Page>
  )
}
