/** From this share of its length on a video is watched: credits and announcements follow. */
const WATCHED_FROM = 0.9

/** @param length of the video in seconds; null where nobody knows it */
export const isWatchedAt = (seconds: number, length: number | null): boolean =>
  length !== null && length > 0 && seconds >= length * WATCHED_FROM
