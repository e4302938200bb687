import { cardApi, type SavedCard } from '@atrio/api-client'
import { useCardName } from '@atrio/checkout'
import { useTranslation } from '@atrio/i18n'
import { AppLink, parseRouteId, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { buttonCss, EmptyState, Notice, Stack, useToast } from '@atrio/ui'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { forgetCards, loadCards, useCards } from '../data/own-data.queries.ts'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { CardGroups } from '../parts/card-groups.tsx'
import { DeleteDialog } from '../parts/delete-dialog.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { OwnPage } from '../parts/own-page.tsx'
import { paths } from '../paths.ts'

// the page shows a failure
export const load = (ctx: FeatureContext) => Promise.all([loadOwnWords(ctx), loadCards(ctx)])

/** Saved cards; at the address of deletion a dialog asks for confirmation. */
export default function CardsScreen() {
  const { t } = useTranslation('ownPages')
  const ctx = useFeatureContext()
  const navigate = useNavigate()
  const toast = useToast()
  const nameOf = useCardName()
  const [search] = useSearchParams()
  const deleting = useLocation().pathname === paths.deleteCard
  const { groups, failed, busy, retry } = useCards()
  const cards = groups.flatMap((group) => group.cards)
  const id = parseRouteId(search.get('card') ?? undefined)
  const leaving = deleting ? cards.find((card) => card.id === id) : undefined
  const close = () => void navigate(paths.cards, { replace: true })
  const remove = async (card: SavedCard) => {
    await ctx.api.run(cardApi.deleteCard, { cardId: card.id })
    await forgetCards(ctx)
    toast({ text: t('cards.deleted', { card: nameOf(card) }) })
    close()
  }
  return (
    <OwnPage title={t('cards.title')} lead={t('cards.lead')} back={{ to: paths.data, label: t('data.title') }}>
      <Stack gap={6}>
        {failed && <LoadFailed busy={busy} retry={retry} />}
        {deleting && !leaving && !failed && <Notice>{t('cards.gone')}</Notice>}
        {cards.length === 0 && (
          <EmptyState heading="h2" seed="no-cards" title={t('cards.none')} text={t('cards.noneText')} />
        )}
        {cards.length > 0 && (
          <div css={{ width: '100%' }}>
            <CardGroups groups={groups} />
          </div>
        )}
        <AppLink to={paths.addCard} css={buttonCss(cards.length === 0 ? 'primary' : 'line')}>
          {t('cards.add')}
        </AppLink>
      </Stack>
      {leaving && (
        <DeleteDialog
          title={t('cards.deleteTitle', { card: nameOf(leaving) })}
          confirm={t('cards.deleteConfirm')}
          onConfirm={() => remove(leaving)}
          onClose={close}
        >
          {t('cards.deleteText')}{' '}
          {leaving.recurringGifts > 0 && <b>{t('cards.deleteRests', { count: leaving.recurringGifts })}</b>}
        </DeleteDialog>
      )}
    </OwnPage>
  )
}
