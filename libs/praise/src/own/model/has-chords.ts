import type { Song } from '@atrio/api-client'
import { firstChord, readLetter } from '../../model/letter.ts'

/** Whether a song has a key to keep. */
export const hasChords = ({ content }: Song) => firstChord(readLetter(content)) !== undefined
