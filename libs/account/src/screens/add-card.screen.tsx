import { paymentApi } from '@atrio/api-client'
import { loadNewCardForm, NewCardForm } from '@atrio/checkout'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useToast } from '@atrio/ui'
import { useNavigate } from 'react-router'
import { forgetCards } from '../data/own-data.queries.ts'
import { OwnPage } from '../parts/own-page.tsx'
import { paths } from '../paths.ts'

export const load = (ctx: FeatureContext) => loadNewCardForm(ctx)

/** A card for later: the payment host makes a token of it, its gateway keeps it, and it is saved. */
export default function AddCardScreen() {
  const { t } = useTranslation('account')
  const ctx = useFeatureContext()
  const navigate = useNavigate()
  const toast = useToast()
  const keep = async (token: string) => {
    const registered = await ctx.api.run(paymentApi.registerCard, { token })
    await ctx.api.run(paymentApi.saveCard, registered)
    await forgetCards(ctx)
    toast({ text: t('cards.saved') })
    void navigate(paths.cards, { replace: true })
  }
  return (
    <OwnPage title={t('cards.add')} lead={t('cards.addLead')} back={{ to: paths.cards, label: t('cards.title') }}>
      <NewCardForm label={t('cards.form')} submitLabel={t('cards.save')} onToken={keep} />
    </OwnPage>
  )
}
