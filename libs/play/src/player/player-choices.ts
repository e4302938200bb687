/** What this device remembers of its players: speed, and the language of subtitles; null: none are wanted. */
export type PlayerChoices = { speed: number; subtitles: string | null | undefined }

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const
const KEY = 'atrio.player'
const NOTHING: PlayerChoices = { speed: 1, subtitles: undefined }

const parse = (text: string | null): PlayerChoices => {
  const found: unknown = text === null ? null : JSON.parse(text)
  if (typeof found !== 'object' || found === null) return NOTHING
  const { speed, subtitles } = found as Record<string, unknown>
  return {
    speed: SPEEDS.find((one) => one === speed) ?? 1,
    subtitles: typeof subtitles === 'string' || subtitles === null ? subtitles : undefined,
  }
}

export function readChoices(): PlayerChoices {
  try {
    return parse(localStorage.getItem(KEY))
  } catch {
    // blocked or unreadable storage: as on a new device
    return NOTHING
  }
}

export function rememberChoice(choice: Partial<PlayerChoices>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readChoices(), ...choice }))
  } catch {
    // blocked storage: it holds for this page
  }
}
