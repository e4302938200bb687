/** What chords are drawn for. */
export const instruments = ['guitar', 'ukulele'] as const
export type Instrument = (typeof instruments)[number]
