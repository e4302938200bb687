import type { Browser } from 'playwright'
import type { Later } from './portal/clean-up.ts'
import type { Portal } from './portal/start-portal.ts'
import type { Figures } from './report.ts'

/** What the measures share. */
export type BenchRun = { portal: Portal; browser: () => Promise<Browser>; later: Later }

export type Take = (run: BenchRun) => Promise<Figures>
