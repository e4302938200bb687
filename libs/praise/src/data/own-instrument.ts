import { instruments, type Instrument } from '../model/instrument.ts'
import { useStored } from './reading-preferences.ts'

/** The instrument that this person plays. */
export function useInstrument() {
  const [stored, store] = useStored('local', 'atrio:song:instrument')
  const instrument = instruments.find((known) => known === stored) ?? 'guitar'
  return [instrument, (next: Instrument) => store(next)] as const
}
