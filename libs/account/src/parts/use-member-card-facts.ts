import type { MemberCard } from '@atrio/api-client'
import { formatCpf, useFormat, useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'

export type CardFact = { label: string; text: string }

const given = (facts: { label: string; text: string | null }[]): CardFact[] =>
  facts.filter((fact): fact is CardFact => Boolean(fact.text))

/** The data of a card in the reader's format; unknown values are left out. */
export function useMemberCardFacts({ user, ...card }: MemberCard) {
  const { t } = useTranslation('memberCard')
  const { plainDate, phone } = useFormat(useChurch().timeZone)
  const day = (date: string | null) => date && plainDate(date, 'short')
  return {
    name: `${user.name} ${user.surname}`.trim(),
    /** Shown beside the name. */
    front: given([
      { label: t('number'), text: card.number },
      { label: t('congregation'), text: card.congregation },
    ]),
    position: card.position,
    back: given([
      { label: t('cpf'), text: user.cpf && formatCpf(user.cpf) },
      { label: t('birthDate'), text: day(user.birthDate) },
      { label: t('sex'), text: user.sex && t(`sexes.${user.sex}`) },
      { label: t('baptismDate'), text: day(card.baptismDate) },
      { label: t('maritalStatus'), text: user.maritalStatus && t(`maritalStatuses.${user.maritalStatus}`) },
      { label: t('phone'), text: user.phone && phone(user.phone) },
      { label: t('responsible'), text: card.responsible },
      { label: t('linkedTo'), text: card.linkedTo },
    ]),
  }
}
