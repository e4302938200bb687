import { useTranslation } from '@atrio/i18n'
import { Page } from '@atrio/tenant-core'
import { EmptyState, gutterCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useSearchParams } from 'react-router'
import { embedOptions } from '../model/embed-options.ts'
import { ChatRoom } from '../parts/chat-room.tsx'

const frame = css(gutterCss, { display: 'grid', minHeight: 'max(100dvh, 20rem)' })

/**
 * The chat alone, for a frame in another page: `?channel&username&limitMessages&showManagement`. The link's author is
 * not trusted: the server decides about the channel, the name and the moderation rights.
 */
export default function EmbedChatScreen() {
  const { t } = useTranslation('chat')
  const [query] = useSearchParams()
  const { manage, ...entry } = embedOptions(query)
  return (
    <Page title={t('title')} noIndex>
      <div css={frame}>
        <ChatRoom
          entry={entry}
          manage={manage}
          heading="h1"
          absent={
            <EmptyState
              heading="h1"
              title={t('absent.title')}
              text={t('absent.text')}
              css={{ paddingBlock: 'var(--s6)' }}
            />
          }
        />
      </div>
    </Page>
  )
}
