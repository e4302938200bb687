import { cardApi } from '@atrio/api-client'
import { NewCardForm } from '@atrio/checkout'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { forgetCards } from '../data/own-data.queries.ts'

/** Saves a card for later: the payment host makes a token of it, its gateway registers it, the account keeps it. */
export function AddCardForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation('ownPages')
  const ctx = useFeatureContext()
  const keep = async (token: string) => {
    const registered = await ctx.api.run(cardApi.registerCard, { token })
    await ctx.api.run(cardApi.saveCard, registered)
    await forgetCards(ctx)
    onSaved()
  }
  return <NewCardForm label={t('cards.form')} submitLabel={t('cards.save')} onToken={keep} />
}
