import { loadFormWords } from '@atrio/forms'
import type { I18n } from '@atrio/i18n'
import { loadOwnWords } from './i18n/messages.ts'
import { KeepSong } from './parts/keep-song.tsx'

/** The dialog with its messages and its form's: one chunk. */
export async function loadKeepSong(i18n: I18n) {
  await Promise.all([loadOwnWords(i18n), loadFormWords(i18n)])
  return KeepSong
}
