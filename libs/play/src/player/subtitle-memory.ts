import { readChoices, rememberChoice } from './player-choices.ts'

/** Shows the subtitles in this language, and no others. */
function show(tracks: TextTrackList, language: string | null): void {
  for (const track of tracks) track.mode = language !== null && track.language === language ? 'showing' : 'disabled'
}

/**
 * Begins with the language that the device remembers, and remembers the one that is chosen in the browser's own menu.
 * @returns a function that ends it
 */
export function keepSubtitles(video: HTMLVideoElement): () => void {
  const { textTracks } = video
  const { subtitles } = readChoices()
  const begin = () => {
    const has = [...textTracks].some(({ language }) => language === subtitles)
    if (subtitles === null || has) show(textTracks, subtitles ?? null)
  }
  begin()
  const onChange = () => {
    const shown = [...textTracks].find(({ mode }) => mode === 'showing')
    rememberChoice({ subtitles: shown?.language ?? null })
  }
  // a video without subtitles says nothing of the person's choice
  if (textTracks.length === 0) return () => undefined
  // browsers choose a track of their own when the video loads
  video.addEventListener('loadedmetadata', begin)
  const begun = setTimeout(() => textTracks.addEventListener('change', onChange), 1_000)
  return () => {
    clearTimeout(begun)
    video.removeEventListener('loadedmetadata', begin)
    textTracks.removeEventListener('change', onChange)
  }
}
