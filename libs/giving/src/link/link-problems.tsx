import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { Notice } from '@atrio/ui'
import type { LinkProblem } from './gift-link.ts'

/** What of a link could not be filled in, and why. */
export function LinkProblems({ problems }: { problems: readonly LinkProblem[] }) {
  const { t } = useTranslation('giftLink')
  const format = useFormat(useChurch().timeZone)
  if (problems.length === 0) return null
  const words = (problem: LinkProblem) =>
    problem.kind === 'below' || problem.kind === 'above'
      ? t(`problem.${problem.kind}`, {
          amount: format.money(problem.amount, problem.currency),
          limit: format.money(problem.limit, problem.currency),
        })
      : t(`problem.${problem.kind}`)
  return (
    <Notice kind="warn" live css={{ marginBottom: 'var(--s5)' }}>
      {problems.map((problem) => (
        <p key={problem.kind}>{words(problem)}</p>
      ))}
    </Notice>
  )
}
