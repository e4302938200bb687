import type { CardGroup } from '@atrio/api-client'
import { useCardName } from '@atrio/checkout'
import { useTranslation } from '@atrio/i18n'
import { AppLink, usePageMinute } from '@atrio/tenant-core'
import { CreditCardIcon, iconButtonCss, ListRow, Rows, Tag, TrashIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { gatewayName, isExpired } from '../model/saved-card.ts'
import { deleteCardPath } from '../paths.ts'

const groupTitle = css({ fontSize: 'var(--t-3)', margin: 'var(--s5) 0 var(--s2)' })

/** Aligns the button's visible part, not its padding, with the end of the row. */
const atEdge = css({ marginRight: '-.8rem' })

/** Saved cards by gateway; with a single gateway its name is left out. */
export function CardGroups({ groups }: { groups: readonly CardGroup[] }) {
  const { t } = useTranslation('ownPages')
  const nameOf = useCardName()
  const now = new Date(usePageMinute()).toISOString()
  return groups.map(({ gatewayId, cards }) => (
    <section key={gatewayId} aria-label={gatewayName(gatewayId)}>
      {groups.length > 1 && <h2 css={groupTitle}>{gatewayName(gatewayId)}</h2>}
      <Rows>
        {cards.map((card) => (
          <ListRow
            key={card.id}
            leading={<CreditCardIcon />}
            title={nameOf(card)}
            meta={t('cards.meta', { holder: card.holder, expires: card.expires })}
            tag={isExpired(card.expires, now) && <Tag kind="warn">{t('cards.expired')}</Tag>}
            trailing={
              <AppLink
                to={deleteCardPath(card.id)}
                replace
                aria-label={t('cards.delete', { card: nameOf(card) })}
                css={[iconButtonCss, atEdge]}
              >
                <TrashIcon />
              </AppLink>
            }
          />
        ))}
      </Rows>
    </section>
  ))
}
