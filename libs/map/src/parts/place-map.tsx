import type { Coordinates } from '@atrio/api-client'
import { tileHost } from '@atrio/contract/rules'
import { useTranslation } from '@atrio/i18n'
import { useConfig, useOnline, useReducedMotion } from '@atrio/tenant-core'
import { LinkButton, Rows } from '@atrio/ui'
import { useRef, useState, type ReactNode } from 'react'
import { useStreetMapChoice } from '../data/street-map-choice.ts'
import { useStreetMapCode } from '../data/use-street-map-code.ts'
import { isPlaced, type MapPlace, type NumberedPlace } from '../model/map-place.ts'
import { planOf } from '../model/plan.ts'
import { Drawing } from './drawing.tsx'
import { besideList, listCss, mapAndList, number, numberButton } from './place-list.styles.ts'
import { StreetMapOffer } from './street-map-offer.tsx'

export type PlaceMapProps<Item> = {
  items: readonly Item[]
  placeOf: (item: Item) => MapPlace
  /** A row of the list, with what goes before its words: the number that its pin has as well. */
  row: (item: Item, leading: ReactNode) => ReactNode
  words: {
    /** The map's accessible name. */
    label: string
    /** In its place where nothing has a place. */
    none: string
    /** Under the drawing. */
    note: string
    /** Under the street map; empty: nothing. */
    streetNote: string
  }
  /** Where the person is, roughly, once they wanted the page to know. */
  here?: Coordinates | undefined
}

type Chosen = { id: number; show: boolean }
/** What has just been put in the other's place, and takes the focus of the button that is gone. */
type Swapped = 'streets' | 'drawing'

/**
 * Entries on a map, with their list beside it: a drawing of how they lie to one another, which asks nobody, and in an
 * installation with tiles a street map for those who want it (docs/decisions/0069).
 */
export function PlaceMap<Item>({ items, placeOf, row, words, here }: PlaceMapProps<Item>) {
  const { mapTiles } = useConfig()
  const isOnline = useOnline()
  const isStill = useReducedMotion()
  const [isWanted, want] = useStreetMapChoice(mapTiles ? tileHost(mapTiles) : null)
  const code = useStreetMapCode(isWanted)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [swapped, setSwapped] = useState<Swapped>()
  const list = useRef<HTMLDivElement>(null)
  const entries = items.map((item, index) => ({ item, entry: { ...placeOf(item), number: index + 1 } }))
  const numbered = entries.map(({ entry }) => entry)
  const plan = planOf(numbered, ({ place }) => place)
  const streets = mapTiles && plan && isWanted && isOnline && code.data ? { ...code.data, tiles: mapTiles } : undefined

  const goTo = (entry: NumberedPlace) => {
    setChosen({ id: entry.id, show: false })
    const link = list.current?.querySelector<HTMLElement>(`:scope > ul > li:nth-child(${entry.number}) a`)
    if (streets) {
      link?.focus({ preventScroll: true })
      link?.closest('li')?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
    } else link?.focus()
  }
  const swap = (to: Swapped) => {
    setSwapped(to)
    want(to === 'streets')
    if (to === 'streets' && code.isError) void code.refetch()
  }
  return (
    <div css={mapAndList}>
      <div css={streets && besideList}>
        {!plan && <p css={{ color: 'var(--muted)' }}>{words.none}</p>}
        {plan && mapTiles && !streets && (
          <StreetMapOffer
            tiles={mapTiles}
            isOnline={isOnline}
            busy={isWanted && code.isFetching}
            failed={isWanted && code.isError && !code.isFetching}
            takesFocus={swapped === 'drawing'}
            onWant={() => swap('streets')}
          />
        )}
        {plan &&
          (streets ? (
            <streets.StreetMap
              places={numbered.filter(isPlaced)}
              tiles={streets.tiles}
              label={words.label}
              chosen={chosen}
              onChoose={goTo}
              here={here}
              takesFocus={swapped === 'streets'}
            />
          ) : (
            <Drawing plan={plan} label={words.label} onChoose={goTo} />
          ))}
        {plan && <MapNote text={streets ? words.streetNote : words.note} onBack={streets && (() => swap('drawing'))} />}
      </div>
      <div ref={list} css={streets && listCss}>
        {streets && <Announced name={numbered.find(({ id }) => chosen?.show && id === chosen.id)?.name} />}
        <Rows>
          {entries.map(({ item, entry }) =>
            row(
              item,
              streets && isPlaced(entry) ? (
                <ShowOnMap
                  entry={entry}
                  isChosen={chosen?.id === entry.id}
                  onShow={() => setChosen({ id: entry.id, show: true })}
                />
              ) : (
                <span css={number}>{entry.number}</span>
              ),
            ),
          )}
        </Rows>
      </div>
    </div>
  )
}

function MapNote({ text, onBack }: { text: string; onBack: (() => void) | undefined }) {
  return (
    <div css={{ display: 'grid', gap: 'var(--s2)', justifyItems: 'start', marginTop: 'var(--s3)' }}>
      {text && <p css={{ color: 'var(--muted)', maxWidth: '34em' }}>{text}</p>}
      {onBack && <BackToDrawing onBack={onBack} />}
    </div>
  )
}

/** Takes the choice back as easily as it was made. */
function BackToDrawing({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('map')
  return <LinkButton onClick={onBack}>{t('back')}</LinkButton>
}

function Announced({ name }: { name: string | undefined }) {
  const { t } = useTranslation('map')
  return (
    <p role="status" className="visually-hidden">
      {name && t('shown', { name })}
    </p>
  )
}

function ShowOnMap({ entry, isChosen, onShow }: { entry: NumberedPlace; isChosen: boolean; onShow: () => void }) {
  const { t } = useTranslation('map')
  return (
    <button
      type="button"
      css={numberButton}
      aria-pressed={isChosen}
      aria-label={t('show', { number: entry.number, name: entry.name })}
      onClick={onShow}
    >
      {entry.number}
    </button>
  )
}
