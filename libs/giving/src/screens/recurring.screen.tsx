import type { RecurringGift } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, failureOf, PersonPage, useLink, type FeatureContext } from '@atrio/tenant-core'
import { buttonCss, EmptyState, ErrorState, Rows, RowsSkeleton, Stack, useFocusBack } from '@atrio/ui'
import { useState } from 'react'
import { loadRecurring, useRecurring } from '../data/recurring.queries.ts'
import { ChangeDialog } from '../recurring/change-dialog.tsx'
import { MoveDialog, type Move } from '../recurring/move-dialog.tsx'
import { RecurringRow } from '../recurring/recurring-row.tsx'

export const load = (ctx: FeatureContext) => loadRecurring(ctx)

/** The open dialog: about which gift, and for which action. */
type Asked = { id: number; what: Move | 'change' }

/** A member's own recurring gifts. */
export default function RecurringScreen() {
  const { t } = useTranslation('giving')
  const recurring = useRecurring()
  const gifts = recurring.data
  const { failed, busy, retry } = failureOf(recurring)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const [list, backToList] = useFocusBack('place')
  const of: RecurringGift | undefined = gifts?.find(({ id }) => id === asked?.id)
  const to = useLink('giving.home')
  const give = to && (
    <AppLink to={to} css={buttonCss(gifts?.length ? 'line' : 'primary')}>
      {t('own.give')}
    </AppLink>
  )
  return (
    <>
      <PersonPage title={t('own.title')} lead={t('own.lead')} width="44rem" busy={busy}>
        {!gifts && failed && (
          <ErrorState
            heading="h2"
            title={t('own.failed.title')}
            text={t('own.failed.text')}
            retry={{ label: t('failed.retry'), onRetry: retry, busy }}
          />
        )}
        {!gifts && !failed && <RowsSkeleton rows={2} />}
        <div ref={list} role="group" tabIndex={-1} aria-label={t('own.title')}>
          {gifts?.length === 0 && (
            <EmptyState
              heading="h2"
              seed="no-recurring-gifts"
              title={t('own.none')}
              text={t('own.noneText')}
              action={give}
            />
          )}
          {gifts && gifts.length > 0 && (
            <Stack gap={6}>
              <Rows css={{ width: '100%' }}>
                {gifts.map((gift) => (
                  <RecurringRow key={gift.id} gift={gift} onAct={(what) => setAsked({ id: gift.id, what })} />
                ))}
              </Rows>
              {give}
            </Stack>
          )}
        </div>
      </PersonPage>
      {of && asked?.what === 'change' && <ChangeDialog gift={of} onClose={close} />}
      {of && asked && asked.what !== 'change' && (
        <MoveDialog
          gift={of}
          move={asked.what}
          onClose={close}
          // the button is unmounted with its row
          onMoved={() => asked.what === 'cancel' && backToList()}
        />
      )}
    </>
  )
}
