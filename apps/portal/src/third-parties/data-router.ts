import type { createBrowserRouter } from 'react-router'

/** The portal's router. */
export type DataRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'dispose'>
