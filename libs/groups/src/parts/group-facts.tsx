import type { Group, GroupPerson } from '@atrio/api-client'
import { formatPhone, telHref } from '@atrio/i18n'
import { fillTemplate, useConfig, addressLines, addressQuery } from '@atrio/tenant-core'
import { ClockIcon, MapPinIcon, UserIcon, UsersIcon } from '@atrio/ui'
import type { ComponentType, ReactNode } from 'react'
import { facts } from './group-page.styles.ts'
import { useGroupWords } from './use-group-words.ts'

/** Meeting, address, leader and responsible (document 1 section 2). */
export function GroupFacts({ group }: { group: Group }) {
  const { t, when, howOften } = useGroupWords()
  const { meets, leader, responsible, audience } = group
  return (
    <dl css={facts} data-facts>
      {meets && (
        <Fact icon={ClockIcon} name={t('facts.meets')}>
          <b>{when(meets)}</b>
          {howOften(meets)}
        </Fact>
      )}
      <Where group={group} />
      {leader && (
        <Fact icon={UserIcon} name={t('facts.leader')}>
          <Person person={leader} />
        </Fact>
      )}
      {responsible && (
        <Fact icon={UserIcon} name={t('facts.responsible')}>
          <Person person={responsible} />
        </Fact>
      )}
      {audience && (
        <Fact icon={UsersIcon} name={t('facts.audience')}>
          <b>{audience}</b>
        </Fact>
      )}
    </dl>
  )
}

type FactProps = { icon: ComponentType; name: string; children: ReactNode }
const Fact = ({ icon: Icon, name, children }: FactProps) => (
  <div>
    <dt>
      <Icon />
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
)

/** People outside the group see only the neighbourhood, and a note that members see the rest. */
function Where({ group: { address, exact } }: { group: Group }) {
  const { t } = useGroupWords()
  const { mapsUrl } = useConfig()
  if (!address) return null
  const [first, ...others] = addressLines(address)
  return (
    <Fact icon={MapPinIcon} name={t('facts.address')}>
      <b>{first}</b>
      {others.join(', ')}
      {exact ? (
        <a
          css={{ display: 'block' }}
          href={fillTemplate(mapsUrl, { query: addressQuery(address) })}
          target="_blank"
          rel="noreferrer"
        >
          {t('facts.directions')}
        </a>
      ) : (
        <span css={{ display: 'block', color: 'var(--muted)' }}>{t('facts.area')}</span>
      )}
    </Fact>
  )
}

const Person = ({ person: { name, phone } }: { person: GroupPerson }) => (
  <>
    <b>{name}</b>
    {phone && <a href={telHref(phone)}>{formatPhone(phone)}</a>}
  </>
)
