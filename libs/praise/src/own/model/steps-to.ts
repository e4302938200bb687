import { choiceOf, parseKey, type Key } from '../../model/key.ts'
import { pitchOf } from '../../model/note.ts'

/** Semitones from a song's own key to a named one, the shorter way; none for a name that is no key. */
export function stepsTo(original: Key, name: string | null): number {
  const key = name === null ? null : parseKey(name)
  return key ? choiceOf(pitchOf(key.tonic) - pitchOf(original.tonic)) : 0
}
