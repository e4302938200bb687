import { useTranslation } from '@atrio/i18n'
import { chipCss, MinusIcon, PlusIcon } from '@atrio/ui'
import { CAPO_FRETS } from '../data/reading-preferences.ts'
import { choiceOf, keyChoices, nextStep, type Key } from '../model/key.ts'
import { notations, type Notation } from '../model/notation.ts'
import { ToolGroup, ToolReset, ToolSelect } from './tool-parts.tsx'

export type ChordSettings = {
  /** the song's own key */
  original: Key
  /** semitones from the original key */
  steps: number
  onSteps: (steps: number) => void
  capo: number
  onCapo: (fret: number) => void
  notation: Notation
  onNotation: (notation: Notation) => void
  /** whether the chords' diagrams are shown; null where there are none */
  diagrams: boolean | null
  onDiagrams: (shown: boolean) => void
}

type KeySettings = Pick<ChordSettings, 'original' | 'steps' | 'onSteps' | 'capo' | 'onCapo'>

/** Selects the key and the capo's fret. */
export function KeyTools({ original, steps, onSteps, capo, onCapo }: KeySettings) {
  const { t } = useTranslation('praise')
  const keys = keyChoices(original).map(({ steps: value, name }) => ({ value, name }))
  const frets = CAPO_FRETS.map((value) => ({ value, name: value === 0 ? t('capo.none') : String(value) }))
  return (
    <>
      <ToolGroup name={t('key.label')}>
        <button type="button" aria-label={t('key.down')} onClick={() => onSteps(nextStep(steps, -1))}>
          <MinusIcon size="sm" />
        </button>
        <ToolSelect label={t('key.choose')} value={choiceOf(steps)} options={keys} onChange={onSteps} />
        <button type="button" aria-label={t('key.up')} onClick={() => onSteps(nextStep(steps, 1))}>
          <PlusIcon size="sm" />
        </button>
        {steps !== 0 && <ToolReset label={t('key.reset')} onReset={() => onSteps(0)} />}
      </ToolGroup>
      <ToolGroup name={t('capo.label')}>
        <ToolSelect label={t('capo.choose')} value={capo} options={frets} onChange={onCapo} />
      </ToolGroup>
    </>
  )
}

/** Selects the notation of the chords. */
export function NotationTool({ notation, onNotation }: Pick<ChordSettings, 'notation' | 'onNotation'>) {
  const { t } = useTranslation('praise')
  const writings = notations.map((value) => ({ value, name: t(`notation.${value}`) }))
  return (
    <ToolGroup name={t('notation.label')}>
      <ToolSelect label={t('notation.choose')} value={notation} options={writings} onChange={onNotation} />
    </ToolGroup>
  )
}

/** Shows and hides the chords' diagrams. */
export function DiagramsTool({ diagrams, onDiagrams }: Pick<ChordSettings, 'diagrams' | 'onDiagrams'>) {
  const { t } = useTranslation('praise')
  if (diagrams === null) return null
  return (
    <button type="button" aria-pressed={diagrams} css={chipCss} onClick={() => onDiagrams(!diagrams)}>
      {t('diagrams.show')}
    </button>
  )
}
