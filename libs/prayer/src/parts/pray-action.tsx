import { prayerApi, type Prayer } from '@atrio/api-client'
import { isSignedInOnceRestored, useFeatureContext } from '@atrio/tenant-core'
import { Button, HandsPrayingIcon, Notice, Row } from '@atrio/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { useForgetPrayers } from '../data/forget-prayers.ts'
import { usePrayerWords } from './use-prayer-words.ts'

type Props = {
  prayer: Prayer
  /** Called when a visitor presses the button. */
  onEnter: () => void
}

/** How many people pray, with a button to join them; the author needs no button. */
export function PrayAction({ prayer, onEnter }: Props) {
  const { t, refusal } = usePrayerWords()
  const ctx = useFeatureContext()
  const forget = useForgetPrayers()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  /** The count that the call returned, until the page's own query has it too. */
  const [counted, setCounted] = useState(0)
  const state = useRef<HTMLParagraphElement>(null)
  // the pressed button is gone: what it did takes its place
  useLayoutEffect(() => {
    if (counted > 0 && document.activeElement === document.body) state.current?.focus({ preventScroll: true })
  }, [counted])
  const prayed = prayer.prayed || counted > 0
  const praying = Math.max(prayer.praying, counted)

  const pray = async () => {
    setBusy(true)
    setFailed('')
    try {
      if (!(await isSignedInOnceRestored(ctx))) return onEnter()
      setCounted(await ctx.api.run(prayerApi.pray, { id: prayer.id }))
      await forget()
    } catch (error) {
      setFailed(refusal(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <Row gap={5}>
        {!prayer.wishes && !prayed && (
          <Button variant="primary" busy={busy} onClick={() => void pray()}>
            <HandsPrayingIcon size="sm" />
            {prayer.name === null ? t('prayForIt') : t('pray', { name: prayer.name })}
          </Button>
        )}
        <p ref={state} tabIndex={-1} role="status" css={{ color: 'var(--muted)' }}>
          {prayed && !prayer.wishes && <b css={{ color: 'var(--good)' }}>{t('prayed')} </b>}
          {praying > 0 ? t('praying', { count: praying }) : t('prayingNobody')}
        </p>
      </Row>
      {failed && (
        <Notice kind="bad" live css={{ marginTop: 'var(--s4)' }}>
          {failed}
        </Notice>
      )}
    </div>
  )
}
