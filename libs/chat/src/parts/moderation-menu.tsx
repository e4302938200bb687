import { CHAT_LIMITS } from '@atrio/api-client'
import { TextField } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { loadReportWords, ReportList } from '@atrio/reports'
import { lazyForm, type LazyFormFailedProps } from '@atrio/tenant-core'
import {
  Button,
  Dialog,
  FailedNotice,
  HandIcon,
  IconButton,
  LineSkeleton,
  menuItemCss,
  Notice,
  Popover,
  Select,
  ShieldIcon,
} from '@atrio/ui'
import { css } from '@emotion/react'
import { useId, useState, type SyntheticEvent } from 'react'
import { useInRoom } from '../room/room-context.ts'

/** The selectable intervals between two messages of one person, in seconds. */
const PACES = [0, 5, 10, 30, 60, 300]

const pace = css({ display: 'grid', gap: 'var(--s1)', padding: '.6rem .8rem', '& > label': { fontWeight: 600 } })

/** What people report, here and on the prayer wall. */
const Reports = lazyForm({
  name: 'chat.reports',
  load: async ({ i18n }) => {
    await loadReportWords(i18n)
    return ReportList
  },
  loading: <LineSkeleton lines={4} />,
  failed: NotLoaded,
})

/** Moderation of the room as a whole. */
export function ModerationMenu() {
  const { t } = useTranslation('chat')
  const { room, state } = useInRoom()
  const [asking, setAsking] = useState(false)
  const [reading, setReading] = useState(false)
  const [failed, setFailed] = useState(false)
  const paceId = useId()
  const slow = (seconds: number) => {
    setFailed(false)
    room.slow(seconds).catch(() => setFailed(true))
  }
  const paces = PACES.includes(state.slowSeconds) ? PACES : [...PACES, state.slowSeconds].sort((a, b) => a - b)
  return (
    <>
      <Popover
        align="end"
        label={t('moderation.menu')}
        trigger={(props) => (
          <IconButton {...props} label={t('moderation.menu')}>
            <ShieldIcon size="sm" />
          </IconButton>
        )}
      >
        {(close) => (
          <>
            <button
              type="button"
              css={menuItemCss}
              onClick={() => {
                close()
                setAsking(true)
              }}
            >
              <HandIcon size="sm" />
              {t('moderation.open')}
            </button>
            <button
              type="button"
              css={menuItemCss}
              onClick={() => {
                close()
                setReading(true)
              }}
            >
              <ShieldIcon size="sm" />
              {t('moderation.reports')}
            </button>
            <p css={pace}>
              <label htmlFor={paceId}>{t('moderation.slow')}</label>
              <Select id={paceId} value={state.slowSeconds} onChange={({ target }) => slow(Number(target.value))}>
                {paces.map((seconds) => (
                  <option key={seconds} value={seconds}>
                    {seconds === 0 ? t('moderation.slowOff') : t('moderation.seconds', { count: seconds })}
                  </option>
                ))}
              </Select>
            </p>
            {failed && (
              <Notice kind="bad" live>
                {t('moderation.failed')}
              </Notice>
            )}
          </>
        )}
      </Popover>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('moderation.openTitle')}>
        <OpenMoment onDone={() => setAsking(false)} />
      </Dialog>
      <Dialog open={reading} onClose={() => setReading(false)} title={t('moderation.reports')}>
        <Reports />
        <p css={{ marginTop: 'var(--s4)' }}>
          <Button onClick={() => setReading(false)}>{t('close')}</Button>
        </p>
      </Dialog>
    </>
  )
}

function NotLoaded({ busy, retry }: LazyFormFailedProps) {
  const { t } = useTranslation('chat')
  return <FailedNotice retry={{ label: t('retry'), onRetry: retry, busy }}>{t('moderation.failed')}</FailedNotice>
}

function OpenMoment({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('chat')
  const { room } = useInRoom()
  const [title, setTitle] = useState(() => t('moderation.openSuggestion'))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<'required' | 'failed'>()
  const open = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    if (!title.trim()) return setProblem('required')
    setBusy(true)
    setProblem(undefined)
    try {
      await room.openCommitment(title.trim())
      onDone()
    } catch {
      setProblem('failed')
    }
    setBusy(false)
  }
  return (
    <form noValidate css={{ display: 'grid', gap: 'var(--s4)' }} onSubmit={(event) => void open(event)}>
      <p>{t('moderation.openText')}</p>
      <TextField
        name="title"
        label={t('moderation.openLabel')}
        maxLength={CHAT_LIMITS.commitmentLength}
        value={title}
        onChange={setTitle}
        onBlur={() => undefined}
        {...(problem === 'required' && { error: t('name.required') })}
      />
      {problem === 'failed' && (
        <Notice kind="bad" live>
          {t('moderation.failed')}
        </Notice>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' }}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('moderation.openNow')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
