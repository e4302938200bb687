/** Characters and bytes that a request may have; both ends count by the same. */
export const prayerLimits = { nameLength: 120, textLength: 2000, messageLength: 1000, imageBytes: 5_000_000 } as const
