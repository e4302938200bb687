/** How chord symbols are written: as in the song, Brazilian (C7M), or international (Cmaj7). */
export const notations = ['written', 'brazilian', 'international'] as const
export type Notation = (typeof notations)[number]

type Rule = [pattern: RegExp, replacement: string]

/** Unambiguous suffixes only. A bare 9 means different chords in each notation, so it stays as written. */
const RULES: Record<Exclude<Notation, 'written'>, readonly Rule[]> = {
  international: [
    // a number right after it would be read together with the seven
    [/(^|[^\d])7M([#b♯♭]?\d{1,2}[#b♯♭+-]?)/g, '$1maj7($2)'],
    [/(^|[^\d])7(?:M|\+(?!\d))/g, '$1maj7'],
    [/Maj/g, 'maj'],
    [/[º°]/g, 'dim'],
    [/(\b|\D)(5|9|11|13)[b♭-](?!\d)/g, '$1b$2'],
    [/(\b|\D)(5|9|11|13)[#♯+](?!\d)/g, '$1#$2'],
    [/^4\/7$|^7\/4$|^7\(4\)$/, '7sus4'],
    [/^4$/, 'sus4'],
  ],
  brazilian: [
    [/(?:[Mm]aj|ma|[Δ∆△])7|M7|[Δ∆△]/g, '7M'],
    [/dim|°/g, 'º'],
    [/^ø7?$/i, 'm7(b5)'],
    [/^7sus4?$|^7\(sus4?\)$/, '4/7'],
    [/^sus4?$/, '4'],
  ],
}

/** Converts a chord's suffix to a notation. */
export const inNotation = (suffix: string, notation: Notation): string =>
  notation === 'written'
    ? suffix
    : RULES[notation].reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), suffix)
