import type { GroupEntry } from '@atrio/api-client'
import { roundDistance } from '@atrio/i18n'
import { AppLink, areaOf } from '@atrio/tenant-core'
import { DottedLine, ListRow, media, Rows } from '@atrio/ui'
import { css } from '@emotion/react'
import { useRef } from 'react'
import { planOf } from '../model/plan.ts'
import { groupPath } from '../paths.ts'
import { GroupTag } from './group-tag.tsx'
import { useGroupWords } from './use-group-words.ts'

const grid = css({
  display: 'grid',
  gap: 'var(--s6)',
  [media.tabletBigUp]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: '3rem', alignItems: 'start' },
})

// rings of distance instead of streets, since places are approximate
const ground = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: 'var(--radius-window)',
  border: '1px solid var(--hairline)',
  background:
    'repeating-radial-gradient(circle at 50% 50%, var(--sunk) 0 calc(12.5% - 1px), var(--hairline) calc(12.5% - 1px) 12.5%)',
  [media.tabletBigUp]: { position: 'sticky', top: '6rem' },
})

const pin = css({
  position: 'absolute',
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: '0 .55rem',
  border: '2px solid var(--paper)',
  borderRadius: '2rem',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  boxShadow: 'var(--shadow)',
})

const scale = css({
  position: 'absolute',
  left: 'var(--s4)',
  bottom: 'var(--s3)',
  padding: '0 .3rem .1rem',
  borderBottom: '2px solid var(--ink)',
  background: 'var(--sunk)',
  fontSize: 'var(--t-small)',
})

const number = css({
  minWidth: '1.75rem',
  font: '400 1.375rem/1 var(--serif)',
  fontFeatureSettings: "'lnum', 'tnum'",
  color: 'var(--accent-ink)',
})

type Numbered = { group: GroupEntry; number: number }
const numbersOf = (items: readonly Numbered[]) => items.map(({ number: place }) => place).join(' · ')

/** Groups on a plan of their relative positions, each with its number in the list beside it. */
export function GroupMap({ groups }: { groups: readonly GroupEntry[] }) {
  const { t, when, distance, country } = useGroupWords()
  const list = useRef<HTMLDivElement>(null)
  const numbered = groups.map((group, index) => ({ group, number: index + 1 }))
  const plan = planOf(numbered, ({ group }) => group.place)
  const goTo = (id: number) => list.current?.querySelector<HTMLElement>(`a[href$="${groupPath(id)}"]`)?.focus()
  const bar = plan && roundDistance(plan.width / 4, country)
  return (
    <div css={grid}>
      <div>
        {plan && bar ? (
          <div role="group" aria-label={t('map.label')} css={ground}>
            {plan.spots.map(({ x, y, items }) => (
              <button
                key={items[0]?.number}
                type="button"
                css={[pin, { left: `${x * 100}%`, top: `${y * 100}%` }]}
                aria-label={`${numbersOf(items)}: ${items.map((item) => item.group.name).join('; ')}`}
                onClick={() => items[0] && goTo(items[0].group.id)}
              >
                {numbersOf(items)}
              </button>
            ))}
            <span css={[scale, { width: `${(bar / plan.width) * 100}%` }]}>{distance(bar)}</span>
          </div>
        ) : (
          <p css={{ color: 'var(--muted)' }}>{t('map.none')}</p>
        )}
        {plan && <p css={{ marginTop: 'var(--s3)', color: 'var(--muted)', maxWidth: '34em' }}>{t('map.note')}</p>}
      </div>
      <div ref={list}>
        <Rows>
          {numbered.map(({ group, number: place }) => (
            <ListRow
              key={group.id}
              leading={<span css={number}>{place}</span>}
              title={group.name}
              link={(title) => <AppLink to={groupPath(group.id)}>{title}</AppLink>}
              meta={<DottedLine facts={[areaOf(group.address), group.meets && when(group.meets)]} />}
              tag={<GroupTag group={group} />}
              trailing={
                group.distance !== null && (
                  <span css={{ color: 'var(--muted)', fontSize: 'var(--t-small)' }}>{distance(group.distance)}</span>
                )
              }
            />
          ))}
        </Rows>
      </div>
    </div>
  )
}
