import type { ReportedThing } from '@atrio/api-client'
import { RadioGroup } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { ReportForm } from '@atrio/reports'
import { useState } from 'react'
import { useInRoom } from '../room/room-context.ts'

/** The newest messages that can be chosen from: what is reported was mostly just read. */
const MAX_MESSAGES = 40

/** Chooses a message of others, and says why it is reported. */
export function ReportMessage({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('reports')
  const { t: chat } = useTranslation('chat')
  const { state } = useInRoom()
  // as they were when the dialog was opened: the room talks on
  const [messages] = useState(() =>
    state.messages
      .filter(({ userId }) => userId !== state.user?.id)
      .slice(-MAX_MESSAGES)
      .reverse(),
  )
  const [chosen, setChosen] = useState('')
  const thing: ReportedThing = { kind: 'chat', id: Number(chosen) }
  if (messages.length === 0) return <p>{chat('empty')}</p>
  return (
    <>
      <p css={{ marginBottom: 'var(--s4)' }}>{t('lead')}</p>
      <div css={{ maxHeight: '14rem', overflowY: 'auto', marginBottom: 'var(--s5)', overflowWrap: 'anywhere' }}>
        <RadioGroup
          name="message"
          label={t('choose')}
          options={messages.map(({ sequence, name, text }) => ({
            value: String(sequence),
            label: (
              <>
                <b>{name}</b>: {text}
              </>
            ),
          }))}
          value={chosen}
          onChange={setChosen}
          onBlur={() => undefined}
        />
      </div>
      {chosen !== '' && <ReportForm key={chosen} thing={thing} onSent={onSent} />}
    </>
  )
}
