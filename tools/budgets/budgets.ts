export type Budget = {
  what: string
  unit: 'kB' | 'requests' | 'calls' | 'ratio' | 'statements' | 'ms' | 'shift' | 'pages'
  /** A figure on the wrong side of it fails. */
  must: number
  goal: number
  better: 'less' | 'more'
}

/**
 * What a visit may cost. Sizes are brotli at its highest level, 1 kB = 1000 bytes, and are held by `npm test`; ratios
 * are medians of interleaved rounds within one run, and are shown by `npm run bench`.
 */
export const budgets = {
  P1: { what: 'home: all JavaScript before it is interactive', unit: 'kB', must: 130, goal: 111, better: 'less' },
  P2: { what: 'any other route: JavaScript on top of home', unit: 'kB', must: 32, goal: 20, better: 'less' },
  P2b: {
    what: 'checkout and live: all JavaScript before they can be filled in, on top of home',
    unit: 'kB',
    must: 60,
    goal: 40,
    better: 'less',
  },
  P2c: { what: 'checkout: the same with the rules of its form', unit: 'kB', must: 80, goal: 60, better: 'less' },
  P3: { what: 'first HTML: critical CSS, glass, start-up bundle', unit: 'kB', must: 20, goal: 13, better: 'less' },
  P4: { what: 'home, cold: requests before interactive', unit: 'requests', must: 11, goal: 7, better: 'less' },
  P4b: { what: 'home, cold: chain of dependent API calls', unit: 'calls', must: 0, goal: 0, better: 'less' },
  P5: { what: 'home: largest paint ÷ bare page', unit: 'ratio', must: 0.7, goal: 0.5, better: 'less' },
  P7: { what: 'worst of 30 scripted interactions at CPU × 4', unit: 'ms', must: 150, goal: 80, better: 'less' },
  P7b: { what: 'layout shift meanwhile', unit: 'shift', must: 0.02, goal: 0, better: 'less' },
  P8: { what: 'home again, with its service worker', unit: 'kB', must: 5, goal: 5, better: 'less' },
  P8b: { what: 'home again: largest paint ÷ cold', unit: 'ratio', must: 0.5, goal: 0.3, better: 'less' },
  P9: { what: 'next views that show something waiting first', unit: 'pages', must: 0, goal: 0, better: 'less' },
  // the table of qualities has a goal for it only
  P9b: { what: 'next view after hover or touch', unit: 'ms', must: Infinity, goal: 100, better: 'less' },
  P10a: { what: 'embedded song: all JavaScript and CSS', unit: 'kB', must: 75, goal: 31, better: 'less' },
  P10b: { what: 'embedded player: all JavaScript and CSS', unit: 'kB', must: 70, goal: 25, better: 'less' },
  P10c: { what: 'embedded chat: all JavaScript and CSS', unit: 'kB', must: 95, goal: 45, better: 'less' },
  P10e: { what: 'embedded member card: all JavaScript and CSS', unit: 'kB', must: 80, goal: 30, better: 'less' },
  P10f: { what: 'embedded reading plans: all JavaScript and CSS', unit: 'kB', must: 90, goal: 35, better: 'less' },
  P10d: { what: 'embed.js, which other sites include', unit: 'kB', must: 2, goal: 1, better: 'less' },
  P11: { what: 'start-up bundle ÷ constant answer (rate)', unit: 'ratio', must: 0.6, goal: 0.6, better: 'more' },
  P12: { what: 'home HTML ÷ constant answer (rate)', unit: 'ratio', must: 0.5, goal: 0.5, better: 'more' },
  P13: { what: 'own tickets ÷ plain PostgreSQL route (rate)', unit: 'ratio', must: 0.7, goal: 0.85, better: 'more' },
  P14: { what: 'purchase ÷ bare update and insert (rate)', unit: 'ratio', must: 0.5, goal: 0.7, better: 'more' },
  P15: { what: 'chat ÷ raw relay at 2,000 clients (CPU)', unit: 'ratio', must: 2, goal: 1.5, better: 'less' },
  P17: {
    what: 'pages of the database per GET, per tenfold of rows',
    unit: 'ratio',
    must: 1.3,
    goal: 1.1,
    better: 'less',
  },
  P18: { what: 'statements per GET', unit: 'statements', must: 4, goal: 2, better: 'less' },
  P19: {
    what: 'home, cold, until the network is idle: JavaScript, headers included',
    unit: 'kB',
    must: 159,
    goal: 150,
    better: 'less',
  },
  P19b: {
    what: 'home, cold, until the network is idle: requests',
    unit: 'requests',
    must: 39,
    goal: 15,
    better: 'less',
  },
  P20: {
    what: 'scripts after a release that changes one feature, for a returning visitor ÷ a new one',
    unit: 'ratio',
    must: 0.15,
    goal: 0.15,
    better: 'less',
  },
  P21: { what: 'requests to third parties before consent', unit: 'requests', must: 0, goal: 0, better: 'less' },
  P22: {
    what: 'page rendered for one request ÷ page of the cache (processor time)',
    unit: 'ratio',
    must: 110,
    goal: 40,
    better: 'less',
  },
} as const satisfies Record<string, Budget>

export type BudgetId = keyof typeof budgets

/** Whether a value meets a limit. */
export const keeps = ({ better, must }: Pick<Budget, 'better' | 'must'>, value: number): boolean =>
  better === 'less' ? value <= must : value >= must
