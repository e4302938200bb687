import { useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, useChurch } from '@atrio/tenant-core'
import { ListRow, Tag } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ListedNote } from '../model/listed-notes.ts'
import { newNotePath, notePath } from '../paths.ts'

const firstLine = css({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const BAD = ['conflict', 'failed']

/** A note of the list: title, time of change, first words, and a tag when its text is not on the server. */
export function NoteRow({ note: { title, text, changedAt, noteId, keptKey, state } }: { note: ListedNote }) {
  const { t } = useTranslation('notes')
  const format = useFormat(useChurch().timeZone)
  const at = Number.isNaN(changedAt) ? '' : new Date(changedAt).toISOString()
  return (
    <ListRow
      title={title.trim() || t('untitled')}
      meta={
        <>
          {at && <time dateTime={at}>{t('changed', { date: format.date(at), time: format.time(at) })}</time>}
          <span css={firstLine}>{text.trim().split('\n')[0]?.slice(0, 160) || t('noText')}</span>
        </>
      }
      tag={state && <Tag kind={BAD.includes(state) ? 'bad' : 'warn'}>{t(`state.${state}`)}</Tag>}
      link={(name) => (
        <AppLink to={noteId === undefined ? newNotePath(keptKey) : notePath(noteId, keptKey)}>{name}</AppLink>
      )}
    />
  )
}
