import type { Question } from '@atrio/api-client'
import { personQueries, sessionAtom, useFeatureContext } from '@atrio/tenant-core'
import { LinkButton, UserIcon } from '@atrio/ui'
import { useState } from 'react'
import { fieldOf, type AnswerForms } from '../model/holder-values.ts'
import { useEventWords } from '../parts/use-event-words.ts'

type Props = {
  questions: readonly Question[]
  forms: AnswerForms
  onFill: (field: string, value: string) => void
}

/** Fills in the signed-in person's known data; other fields keep what was typed. */
export function OwnData({ questions, forms, onFill }: Props) {
  const { t } = useEventWords()
  const ctx = useFeatureContext()
  const [said, setSaid] = useState('')

  const fill = async () => {
    const { account } = ctx.store.get(sessionAtom)
    if (!account) return
    const { clientAccount, documents } = personQueries(ctx, account.id)
    const [person, papers] = await Promise.all([
      ctx.queryClient.fetchQuery(clientAccount),
      // without a document there is still a name to fill in
      ctx.queryClient.fetchQuery(documents).catch(() => []),
    ])
    const known: Partial<Record<Question['kind'], string | null | undefined>> = {
      email: person.email,
      phone: person.phone,
      cpf: papers.find(({ kind }) => kind.toUpperCase() === 'CPF')?.number,
    }
    const whose = { accountId: account.id, churchId: person.church.id }
    const own = await import('../data/own-answers.ts').then(({ ownAnswers }) => ownAnswers(ctx, whose, questions))
    onFill('holder', `${person.name} ${person.surname}`.trim())
    for (const question of questions) {
      const answer = known[question.kind] ?? own.get(question.id)
      if (answer) onFill(fieldOf(question), forms.write(question, answer))
    }
    setSaid(t('own.done'))
  }

  return (
    <div>
      <LinkButton onClick={() => void fill().catch(() => setSaid(t('own.failed')))}>
        <UserIcon size="sm" />
        {t('own.use')}
      </LinkButton>
      <span role="status" css={{ display: 'block', color: 'var(--muted)' }}>
        {said}
      </span>
    </div>
  )
}
