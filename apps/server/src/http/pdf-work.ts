import { boundedWork } from './bounded-work.ts'

/** The queue of all PDFs that requests ask for: drawing one blocks a processor for a moment. Churches take turns. */
export const pdfInTurn = boundedWork({ atOnce: 1, waiting: 20 })
